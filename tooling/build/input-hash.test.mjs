import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryTree, writeTree } from '../testing/temporary-tree.mjs';
import { inputHash } from './input-hash.mjs';

function workspace() {
  return temporaryTree({
    'pnpm-lock.yaml': 'lock',
    'app/package.json': { name: '@erm/app', dependencies: { '@erm/kit': 'workspace:*', react: '1' } },
    'app/src/main.ts': 'main',
    'kit/package.json': { name: '@erm/kit', peerDependencies: { '@erm/base': 'workspace:*' } },
    'kit/src/button.ts': 'button',
    'base/package.json': { name: '@erm/base' },
    'base/src/base.ts': 'base',
    'other/package.json': { name: '@erm/other' },
    'federation-build/rspack/common.mjs': 'config',
  });
}

/**
 * Whether writing these files changes the hash of the app.
 *
 * @param {Record<string, string>} files
 * @param {{ stories?: boolean }} [options]
 */
function changes(files, options) {
  const root = workspace();
  const before = inputHash(join(root, 'app'), { root, ...options });
  writeTree(root, files);
  return inputHash(join(root, 'app'), { root, ...options }) !== before;
}

describe('inputHash', () => {
  it.each([
    ['its own source', { 'app/src/main.ts': 'changed' }],
    ['a file of its own that is new', { 'app/src/new.ts': '' }],
    ['a package that it is built from', { 'kit/src/button.ts': 'changed' }],
    ['a package that this package is built from', { 'base/src/base.ts': 'changed' }],
    ['the lockfile', { 'pnpm-lock.yaml': 'changed' }],
    ['how things are built', { 'federation-build/rspack/common.mjs': 'changed' }],
  ])('changes with %s', (_what, files) => {
    expect(changes(files)).toBe(true);
  });

  it.each([
    ['a package that it is not built from', { 'other/src/other.ts': 'new' }],
    ['a test', { 'kit/src/button.test.ts': 'new' }],
    ['a story', { 'kit/src/Button.stories.tsx': 'new' }],
    ['what was built', { 'app/dist/main.js': 'new' }],
    ['what was installed', { 'app/node_modules/react/index.js': 'new' }],
  ])('stays the same with %s', (_what, files) => {
    expect(changes(files)).toBe(false);
  });

  it('changes with a story where stories are built', () => {
    expect(changes({ 'kit/src/Button.stories.tsx': 'new' }, { stories: true })).toBe(true);
  });

  it('tells one file from two that add up to the same text', () => {
    const root = workspace();
    writeTree(root, { 'app/src/a.ts': 'xy', 'app/src/b.ts': '' });
    const before = inputHash(join(root, 'app'), { root });
    writeTree(root, { 'app/src/a.ts': 'x', 'app/src/b.ts': 'y' });
    expect(inputHash(join(root, 'app'), { root })).not.toBe(before);
  });
});
