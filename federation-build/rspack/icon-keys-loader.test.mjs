import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import withoutKeys from './icon-keys-loader.mjs';

const { resolve } = createRequire(join(repositoryRoot, 'ui-kit/package.json'));
const folder = join(dirname(resolve('lucide-react')), '../esm/icons');
/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), 'utf8');

it('leaves the key of no shape in any icon', () => {
  const icons = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  expect(icons.filter((name) => / key: /.test(read(name))).length).toBeGreaterThan(1000);
  expect(icons.filter((name) => / key: /.test(withoutKeys(read(name))))).toEqual([]);
});

it('keeps everything else', () => {
  const icon =
    '["circle", { cx: "12", r: "4", key: "4exip2" }],\n["path", { d: "M12 2v2",\n  key: "tus03m"\n}]';
  expect(withoutKeys(icon)).toBe('["circle", { cx: "12", r: "4" }],\n["path", { d: "M12 2v2"\n}]');
});
