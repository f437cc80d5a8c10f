import { once } from 'node:events';
import { join } from 'node:path';
import { context } from 'esbuild';
import { apiBuildOptions, buildStoreWorker } from '../build/api-bundle.mjs';
import { startCommand } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';

/**
 * Runs the API, built from its sources, and starts it anew whenever they change.
 *
 * @param {{ folder: string, port: number }} options
 * @returns {Promise<{ stop: () => Promise<void> }>} once it answers
 */
export async function runApi({ folder, port }) {
  // Inside node_modules, so that what stays outside the bundle is found from there.
  const outdir = join(folder, 'node_modules/.cache/dev');
  await buildStoreWorker(outdir);
  /** @type {Running | undefined} */
  let running;
  /** @type {Promise<void>} */
  let started = Promise.resolve();
  const restart = async () => {
    await running?.stop();
    running = startProcess(join(outdir, 'main.js'), port);
    await running.ready;
  };
  /** @type {(start: Promise<void>) => void} */
  let first = () => undefined;
  const firstStart = new Promise((resolve) => (first = resolve));
  const options = apiBuildOptions({ root: folder, outdir });
  const watcher = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'restart',
        setup({ onEnd }) {
          onEnd(({ errors }) => {
            if (errors.length > 0) return;
            const start = started.then(restart);
            first(start);
            // What keeps it from starting it has said itself; the next change may mend it.
            started = start.catch((error) => console.error(error.message));
          });
        },
      },
    ],
  });
  await watcher.watch();
  await firstStart;
  return {
    stop: async () => {
      await watcher.dispose();
      await started;
      await running?.stop();
    },
  };
}

/**
 * @typedef {object} Running
 * @property {Promise<void>} ready
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} main
 * @param {number} port
 * @returns {Running}
 */
function startProcess(main, port) {
  const child = startCommand(process.execPath, ['--enable-source-maps', main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  return {
    ready: Promise.race([
      once(child, 'message'),
      ended.then(([code]) => {
        throw new Failure('The API ended before it was ready.', { exitCode: code === 2 ? 2 : 1 });
      }),
    ]).then(() => undefined),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
    },
  };
}
