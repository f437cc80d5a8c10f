import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryTree, writeTree } from '../testing/temporary-tree.mjs';
import { buildChanged } from './build-targets.mjs';

const names = ['one', 'two', 'three'];

function workspace() {
  const root = temporaryTree({
    'pnpm-lock.yaml': 'lock',
    ...Object.fromEntries(names.map((name) => [`${name}/package.json`, { name: `@erm/${name}` }])),
  });
  /** @type {import('./targets.mjs').Target[]} */
  const targets = names.map((name) => ({
    name,
    folder: join(root, name),
    kind: 'node',
    result: join(root, name, 'dist/main.js'),
  }));
  /** @param {{ folder: string }} target */
  const build = async ({ folder }) => {
    writeTree(folder, { 'dist/main.js': 'built' });
    return { code: 0, output: '' };
  };
  return { root, targets, build, log: () => undefined };
}

describe('buildChanged', () => {
  it('builds everything once, and then nothing', async () => {
    const { targets, ...options } = workspace();
    expect(await buildChanged(targets, options)).toEqual(names);
    expect(await buildChanged(targets, options)).toEqual([]);
  });

  it('builds what changed, and what has lost its result', async () => {
    const { targets, ...options } = workspace();
    await buildChanged(targets, options);
    writeTree(options.root, { 'two/src/main.ts': 'changed' });
    expect(await buildChanged(targets, options)).toEqual(['two']);
    rmSync(join(options.root, 'three/dist'), { recursive: true });
    expect(await buildChanged(targets, options)).toEqual(['three']);
  });

  it('runs two builds at once and no more', async () => {
    const { targets, ...options } = workspace();
    let running = 0;
    let most = 0;
    const build = async (/** @type {import('./targets.mjs').Target} */ target) => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(20);
      running -= 1;
      return options.build(target);
    };
    await buildChanged(targets, { ...options, build });
    expect(most).toBe(2);
  });

  it('fails with the name and the whole output of a build that failed, and builds it again the next time', async () => {
    const { targets, ...options } = workspace();
    const output = 'line 1\nline 2\n';
    const build = async () => ({ code: 1, output });
    await expect(buildChanged(targets.slice(0, 1), { ...options, build })).rejects.toMatchObject({
      message: 'The build of one failed.',
      output,
    });
    expect(await buildChanged(targets.slice(0, 1), options)).toEqual(['one']);
  });
});
