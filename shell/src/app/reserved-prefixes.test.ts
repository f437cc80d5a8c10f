import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import reservedPrefixes from '@erm/portal-sdk/reserved-prefixes.json';
import { expect, it } from 'vitest';

it('keeps the addresses of the shell’s own screens from portals', () => {
  const files = ['FrontRoutes.tsx', 'PageRoutes.tsx'];
  const source = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('');
  const own = [...source.matchAll(/path="(\/[a-z]+)"/g)].map(([, path]) => path);
  expect(own).toContain('/login');
  expect(reservedPrefixes).toEqual(expect.arrayContaining(own));
});
