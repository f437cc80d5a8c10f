import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';

const { resolve } = createRequire(import.meta.url);
const moduleOf = (/** @type {string} */ name) => JSON.stringify(resolve(name));

it('what runs in a shell ends with the program that opened it', async () => {
  const root = temporaryTree({
    'main.mjs': `import { runMain } from ${moduleOf('@erm/tooling/run/main.mjs')};
      import { openShell } from ${moduleOf('./shell.mjs')};
      await runMain(async () => {
        const { run, start } = openShell({ cwd: import.meta.dirname, env: process.env });
        await start('sleep 60 & echo $! > first; echo ready; wait', /ready/);
        await run('sleep 60 & echo $! > second; wait');
      });`,
  });
  const isAlive = (/** @type {string} */ name) => {
    try {
      return existsSync(join(root, name)) && process.kill(Number(readFileSync(join(root, name))), 0);
    } catch {
      return false;
    }
  };
  const env = { ...process.env, TMPDIR: root };
  const program = spawn(process.execPath, [join(root, 'main.mjs')], { env, stdio: 'inherit' });
  const ended = once(program, 'close');
  const alive = () => ['first', 'second'].map(isAlive);
  await expect.poll(alive, { timeout: 20_000 }).toEqual([true, true]);
  program.kill('SIGTERM');
  await ended;
  await expect.poll(alive, { timeout: 10_000 }).toEqual([false, false]);
});
