import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { binary, startCommand } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { freePort } from './free-port.mjs';

/**
 * An application on a development server of its own, behind the one origin that the browser sees.
 *
 * @typedef {object} AppServer
 * @property {string} origin
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => any} manifest what its last good build says of itself
 */

/**
 * Starts it and waits for its first build.
 *
 * @param {string} folder
 * @param {'shell.json' | 'record.json'} manifestName
 * @returns {Promise<AppServer>}
 */
export async function startAppServer(folder, manifestName) {
  const port = await freePort();
  const manifest = join(folder, 'node_modules/.cache/dev', manifestName);
  rmSync(manifest, { force: true });
  const child = startCommand(process.execPath, [binary(folder, '@rspack/cli', 'rspack'), 'serve'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', DEV_SERVER_PORT: String(port) },
    stdio: 'inherit',
  });
  while (!existsSync(manifest)) {
    if (child.exitCode !== null) throw new Failure(`The development server of ${folder} ended.`);
    await setTimeout(100);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    manifest: () => JSON.parse(readFileSync(manifest, 'utf8')),
  };
}
