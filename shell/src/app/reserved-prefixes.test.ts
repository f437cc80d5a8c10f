import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import reservedPrefixes from '@erm/portal-sdk/reserved-prefixes.json';
import { expect, it } from 'vitest';

it('keeps the addresses of the shell’s own screens from portals', () => {
  const source = readFileSync(join(import.meta.dirname, 'App.tsx'), 'utf8');
  const own = [...source.matchAll(/path="(\/[a-z]+)"/g)].map(([, path]) => path);
  expect(own).toContain('/login');
  expect(reservedPrefixes).toEqual(expect.arrayContaining(own));
});
