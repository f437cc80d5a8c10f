import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { binary, runLive } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';
import getPort from 'get-port';
import { devManifest } from '../rspack/dev-server.mjs';
import { builtPortal } from './built-server.mjs';
import { askDeployedShell } from './deployed-shell.mjs';

/**
 * Serves the shell and some portals with hot reload on one origin until it is stopped.
 *
 * @param {{ portals: string[], apiOrigin: string }} options `portals`: their folders
 */
export async function runDev({ portals, apiOrigin }) {
  const shell = join(repositoryRoot, 'shell');
  const port = Number(process.env.PORT || 3000) || (await getPort());
  const remotes = await Promise.all(
    portals.map(async (folder) => {
      const { name } = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'));
      return { name, folder, port: await getPort() };
    }),
  );
  const registered = remotes.map((remote) => ({ ...remote, origin: `http://127.0.0.1:${remote.port}` }));
  const servers = [
    serveApp(shell, { port, DEV_API_ORIGIN: apiOrigin, DEV_PORTALS: JSON.stringify(registered) }),
    ...remotes.map((remote) => serveApp(remote.folder, { port: remote.port })),
  ];
  await Promise.race([ready([shell, ...portals], apiOrigin), ...servers]);
  console.log(`Ready on http://127.0.0.1:${port}`);
  await Promise.race(servers);
}

/**
 * Serves a portal with hot reload to a deployed shell until it is stopped.
 *
 * @param {{ folder: string, name: string, address: string, port: string }} options `address`: of the shell
 */
export async function runInShell({ folder, name, address, port }) {
  const origin = `http://127.0.0.1:${port}`;
  const { shell, link } = await askDeployedShell({ address, portal: name, origin });
  const server = serveApp(folder, { port }, ['--env', `shell=${shell}`]);
  await Promise.race([built([folder]), server]);
  console.log(`Ready on ${origin}. Open it in the shell:\n  ${link}`);
  await server;
}

/**
 * Serves what any tool has built of a portal to a deployed shell until it is stopped.
 *
 * @param {{ folder: string, address: string, port: string }} options `address`: of the shell
 */
export async function runBuilt({ folder, address, port }) {
  const origin = `http://127.0.0.1:${port}`;
  const portal = await builtPortal(folder);
  const { shell, link } = await askDeployedShell({ address, portal: portal.name, origin });
  const server = await portal.serve(shell, Number(port));
  console.log(`Ready on ${origin}. Open it in the shell:\n  ${link}`);
  await once(server, 'close');
}

/**
 * Serves an application until it is stopped.
 *
 * @param {string} folder
 * @param {Record<string, string | number>} variables
 * @param {string[]} [args]
 * @returns {Promise<never>}
 */
export async function serveApp(folder, { port, ...variables }, args = []) {
  rmSync(join(folder, devManifest), { force: true });
  const env = { ...process.env, ...variables, NODE_ENV: 'development', DEV_SERVER_PORT: String(port) };
  const command = [binary(folder, '@rspack/cli', 'rspack'), 'serve', ...args];
  const code = await runLive(process.execPath, command, { cwd: folder, env });
  throw new Failure(`The development server of ${basename(folder)} ended.`, { exitCode: code });
}

/**
 * @param {string[]} folders
 * @param {string} apiOrigin
 */
async function ready(folders, apiOrigin) {
  await built(folders);
  while (!(await fetch(new URL('/readyz', apiOrigin)).catch(() => undefined))?.ok) await setTimeout(100);
}

/** @param {string[]} folders */
async function built(folders) {
  while (!folders.every((folder) => existsSync(join(folder, devManifest)))) await setTimeout(100);
}
