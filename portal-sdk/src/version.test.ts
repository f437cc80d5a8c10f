import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectVersioned } from '@erm/tooling/testing/versioned-snapshot';
import { expect, it } from 'vitest';
import { publicSurface } from './testing/public-surface';
import { SDK_VERSION } from './version';

const folder = join(import.meta.dirname, '..');

it('changes the public surface only together with SDK_VERSION', async () => {
  const facades = readdirSync(join(folder, 'src/shares')).filter((name) => !name.includes('.test.'));
  const surface = publicSurface(folder, ['src/index.ts', ...facades.map((name) => `src/shares/${name}`)]);
  expect(surface).toContain('function createApiClient');
  expect(surface).toContain('type CallOptions');
  const libraries = readFileSync(join(folder, 'shared-libraries.json'), 'utf8');
  await expectVersioned({
    file: join(folder, 'surface.snapshot.txt'),
    constant: 'SDK_VERSION',
    version: SDK_VERSION,
    content: `${libraries}\n${surface}`,
  });
}, 60_000);
