import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { tsImport } from 'tsx/esm/api';
import { releaseAt } from './dev-release.mjs';

/** What browsers insist on; the kinds of other files they find out. */
const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.wasm', 'application/wasm'],
]);

/**
 * A portal that any tool has built, read again for every request, so that a page shows the latest build.
 *
 * @param {string} folder with the files that the publisher reads
 * @returns {Promise<{ name: string, serve: (shell: string, port: number) => Promise<import('node:http').Server> }>}
 * @throws Failure when there is no build, or one that no shell could load
 */
export async function builtPortal(folder) {
  const { readPortalBuild } = await tsImport('../../publisher/src/build/portal-build.ts', import.meta.url);
  const read = () => readPortalBuild(folder).catch(refuse);
  const { name } = (await read()).manifest;
  const publicPath = `/portals/${name}/dev/`;
  /** @param {string} path */
  const contentOf = async (path) => {
    if (path !== 'release.json') return readFile(fileIn(join(folder, 'dist'), path));
    const { manifest, record } = await read();
    return JSON.stringify(releaseAt(publicPath, manifest, record));
  };
  return {
    name,
    async serve(shell, port) {
      const headers = { 'access-control-allow-origin': shell, vary: 'origin', 'cache-control': 'no-store' };
      const server = createServer(async ({ url = '/' }, response) => {
        try {
          const { pathname } = new URL(url, 'http://127.0.0.1');
          if (!pathname.startsWith(publicPath)) throw new Failure(`Only ${publicPath} is served.`);
          const content = await contentOf(decodeURIComponent(pathname.slice(publicPath.length)));
          const type = TYPES.get(extname(pathname)) ?? 'application/octet-stream';
          response.writeHead(200, { ...headers, 'content-type': type }).end(content);
        } catch (error) {
          // The tool may be writing its files, and the page tries again.
          const reason = error instanceof Error ? error.message : String(error);
          console.error(reason);
          response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end(reason);
        }
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening').catch((error) => {
        throw new Failure(`Port ${port} cannot be used (${error.code}); PORT chooses another one.`);
      });
      return server;
    },
  };
}

/**
 * The publisher says in a sentence what is wrong with a build.
 *
 * @param {unknown} error
 * @returns {never}
 */
function refuse(error) {
  if (error instanceof Error && error.name === 'PublishError') throw new Failure(error.message);
  throw error;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function fileIn(folder, path) {
  const file = join(folder, path);
  if (file.startsWith(folder + sep)) return file;
  throw new Failure(`${path} is not below ${folder}.`);
}
