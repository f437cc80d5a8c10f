import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from '../publish/page.mjs';
import { siteSettings } from '../run/settings.mjs';

/** Where a development build leaves what the publisher reads of a finished one. */
export const devManifest = 'node_modules/.cache/dev/manifest.json';

/** @typedef {NonNullable<import('@rspack/core').Configuration['devServer']>} DevServer */

/**
 * A development server that pages of other origins may load from; updates reach them because the client connects to
 * this port rather than to the page's.
 *
 * @returns {DevServer}
 */
export function devServer() {
  const port = Number(process.env.DEV_SERVER_PORT);
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { runtimeErrors: false } },
  };
}

/**
 * The shell's development server is the origin that the browser sees: it makes the page and passes on what belongs to
 * the API and to the servers of the portals.
 *
 * @param {string} shell its folder
 * @returns {DevServer}
 */
export function originServer(shell) {
  /** @type {{ name: string, folder: string, origin: string }[]} */
  const portals = JSON.parse(process.env.DEV_PORTALS ?? '[]');
  return {
    ...devServer(),
    proxy: [
      { context: ['/api', '/healthz', '/readyz', '/metrics'], target: process.env.DEV_API_ORIGIN },
      ...portals.map(({ name, origin }) => ({
        context: [`/portals/${name}/dev`],
        target: origin,
        pathRewrite: { [`^/portals/${name}/dev`]: '' },
      })),
    ],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (
        /** @type {import('node:http').IncomingMessage} */ request,
        /** @type {import('node:http').ServerResponse} */ response,
      ) => {
        const registry = { portals: portals.map(({ folder }) => withPaths(readManifest(folder))) };
        const isRegistry = request.url === '/portals.json';
        const type = isRegistry ? 'application/json' : 'text/html; charset=utf-8';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(isRegistry ? JSON.stringify(registry) : devPage(shell, registry));
      },
    ],
  };
}

/** @param {string} shell @param {{ portals: object[] }} registry */
function devPage(shell, registry) {
  const { config } = siteSettings(process.env);
  return renderPage({ shell: readManifest(shell), registry, config, firstScript: devtoolsHook });
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, devManifest), 'utf8'));

/** @param {{ name: string, entry: string, files: string[] }} record */
function withPaths(record) {
  /** @param {string} file */
  const path = (file) => `/portals/${record.name}/dev/${file}`;
  return { ...record, entry: path(record.entry), files: record.files.map(path) };
}

// A portal's hot updates reach the shell's React only through this hook, which must exist before any script runs.
const devtoolsHook = `(() => {
  const renderers = new Map();
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer) => { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
})();`;
