import { describe, expect, it } from 'vitest';
import { temporaryTree, writeTree } from '../testing/temporary-tree.mjs';
import { checkNode, isInstalled } from './install.mjs';

const files = {
  'package.json': { engines: { node: '>=20.19' } },
  'pnpm-lock.yaml': 'lock',
};

describe('checkNode', () => {
  it('takes the oldest Node that is supported and every newer one', () => {
    const root = temporaryTree(files);
    for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) checkNode(root, version);
  });

  it('refuses an older one in one sentence that names both', () => {
    const root = temporaryTree(files);
    expect(() => checkNode(root, '20.9.1')).toThrow('Node 20.19 or newer is needed, and this is 20.9.1.');
    expect(() => checkNode(root, '18.20.0')).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('isInstalled', () => {
  it('is false without node_modules', () => {
    expect(isInstalled(temporaryTree(files))).toBe(false);
  });

  it('is true after an installation, and false again when the lockfile has changed', () => {
    const root = temporaryTree({ ...files, 'node_modules/.pnpm/lock.yaml': 'lock' });
    expect(isInstalled(root)).toBe(true);
    writeTree(root, { 'pnpm-lock.yaml': 'changed' });
    expect(isInstalled(root)).toBe(false);
  });
});
