import { tsImport } from 'tsx/esm/api';
import { devServer, readManifest } from '../rspack/dev-server.mjs';
import { devRelease } from './dev-release.mjs';

/**
 * The shell's development server is the origin that the browser sees: it makes the page and passes on what belongs to
 * the API and to the servers of the portals.
 *
 * @param {string} shell its folder
 * @returns {import('../rspack/dev-server.mjs').DevServer}
 */
export function originServer(shell) {
  /** @type {{ name: string, folder: string, origin: string }[]} */
  const portals = JSON.parse(process.env.DEV_PORTALS ?? '[]');
  const page = pageRenderer(shell);
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
      async (
        /** @type {import('node:http').IncomingMessage} */ request,
        /** @type {import('node:http').ServerResponse} */ response,
      ) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        const render = await page;
        response.end(render(await Promise.all(portals.map(({ name, folder }) => devPortal(name, folder)))));
      },
    ],
  };
}

/**
 * Renders the page with the renderer of the published one, which is TypeScript.
 *
 * @param {string} shell
 * @returns {Promise<(portals: object[]) => string>}
 */
async function pageRenderer(shell) {
  const { renderDocument } = await tsImport('../../publisher/src/page/index.ts', import.meta.url);
  /** @param {string[]} names */
  const files = (names) => names.map((name) => devFile(`/shell/${name}`));
  /** @param {Record<string, string[]>} lists */
  const filesByKey = (lists) =>
    Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, files(names)]));
  return (portals) => {
    const { scripts, styles, lazyShares, screens, ...manifest } = readManifest(shell);
    const registry = { portals, lazyShares: filesByKey(lazyShares), screens: filesByKey(screens) };
    const document = { ...manifest, scripts: files(scripts), styles: files(styles) };
    return renderDocument(document, registry, pageConfig(process.env), devtoolsHook);
  };
}

/**
 * What the page says about registration, passwords, and whom to contact. The API validates these variables.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const pageConfig = (env) => ({
  adminEmail: env.ADMIN_EMAIL || 'admin@example.com',
  registration: env.REGISTRATION || 'open',
  liveEvents: true,
  ...(env.PASSWORD_CHANGE === 'required' && { passwordChange: env.PASSWORD_CHANGE }),
});

/**
 * A file that changes in place, so it has no digest.
 *
 * @param {string} path
 */
const devFile = (path) => ({ path, integrity: '' });

/**
 * @param {string} portal
 * @param {string} folder
 */
async function devPortal(portal, folder) {
  const { name, prefix, role, files, ...release } = await devRelease(folder, `/portals/${portal}/dev/`);
  // Nothing is downloaded ahead, because the server is near.
  return {
    name,
    prefix,
    role,
    canary: null,
    release: { ...release, files: files.map(devFile), screens: {} },
  };
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
