import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';

const moduleOf = (/** @type {string} */ name) => JSON.stringify(new URL(name, import.meta.url).href);

/** A command run by npm that runs a second one, which takes a moment to stop, and would then run a third. */
function runByNpm() {
  const root = temporaryTree({
    'package.json': { scripts: { start: 'node start.mjs' } },
    'start.mjs': `import { runLive } from ${moduleOf('command.mjs')};
      import { runMain } from ${moduleOf('main.mjs')};
      await runMain(async () => {
        await runLive(process.execPath, ['child.mjs'], { cwd: import.meta.dirname });
        await runLive(process.execPath, ['-e', 'console.log("next")'], {});
      });`,
    'child.mjs': `const open = setInterval(() => undefined, 1000);
      process.on('SIGTERM', () => undefined).once('SIGTERM', () => setTimeout(() => { console.log('cleaned up'); clearInterval(open); }, 300));
      console.log('running');`,
  });
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const group = -(npm.pid ?? 0);
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  return { npm, group, printed: () => output };
}

/** @param {number} group */
async function ended(group) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      process.kill(group, 0);
    } catch {
      return true;
    }
    await setTimeout(100);
  }
  process.kill(group, 'SIGKILL');
  return false;
}

it('leaves nothing running after a signal to npm, whose shell passes none on', async () => {
  const { npm, group, printed } = runByNpm();
  await once(npm.stdout, 'data');
  npm.kill('SIGTERM');
  expect(await ended(group)).toBe(true);
  expect(printed()).toBe('running\ncleaned up\n');
});

it('stops on a signal to the whole group, as Ctrl-C in a terminal sends it', async () => {
  const { npm, group, printed } = runByNpm();
  await once(npm.stdout, 'data');
  process.kill(group, 'SIGTERM');
  expect(await ended(group)).toBe(true);
  expect(printed()).toBe('running\ncleaned up\n');
});
