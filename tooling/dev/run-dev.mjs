import { once } from 'node:events';
import { join } from 'node:path';
import { renderPage } from '../publish/page.mjs';
import { Failure } from '../run/failure.mjs';
import { siteSettings } from '../run/settings.mjs';
import { startAppServer } from './app-server.mjs';
import { createFront } from './front.mjs';

// Hot updates of a portal reach the shell's React only through this hook, which must be there before any script.
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

/**
 * The shell and some portals with hot reload on one origin, with the API at another.
 *
 * @param {{ root: string, portals: string[], apiOrigin: string }} options `portals`: their folders
 * @returns {Promise<() => void>} stops it
 */
export async function runDev({ root, portals, apiOrigin }) {
  const [shell, ...remotes] = await Promise.all([
    startAppServer(join(root, 'shell'), 'shell.json'),
    ...portals.map((folder) => startAppServer(folder, 'record.json')),
  ]);
  if (!shell) throw new Failure('The shell has no development server.');

  const originOf = new Map(remotes.map(({ manifest, origin }) => [manifest().name, origin]));
  const registry = () => ({ portals: remotes.map(({ manifest }) => withPaths(manifest())) });
  const { config } = siteSettings(process.env);
  const front = createFront({
    registry,
    page: () =>
      renderPage({ shell: shell.manifest(), registry: registry(), config, firstScript: devtoolsHook }),
    route: (path) => {
      if (path.startsWith('/shell/')) return { origin: shell.origin, path };
      const [, name, file] = /^\/portals\/([^/]+)\/dev(\/.*)$/.exec(path) ?? [];
      const origin = originOf.get(name);
      if (origin && file) return { origin, path: file };
      return /^\/(api|healthz|readyz|metrics)(\/|\?|$)/.test(path) ? { origin: apiOrigin, path } : undefined;
    },
  });
  const port = Number(process.env.PORT || 3000);
  front.listen(port, '127.0.0.1');
  const stop = () => {
    front.close();
    front.closeAllConnections();
    for (const server of [shell, ...remotes]) server.process.kill('SIGTERM');
  };
  try {
    await once(front, 'listening');
  } catch (error) {
    stop();
    throw new Failure(`PORT was ${port}, but nothing can listen there: ${String(error)}.`, { exitCode: 2 });
  }
  const address = front.address();
  console.log(`Ready on http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
  return stop;
}

/** @param {{ name: string, entry: string, files: string[] }} record */
function withPaths(record) {
  /** @param {string} file */
  const path = (file) => `/portals/${record.name}/dev/${file}`;
  return { ...record, entry: path(record.entry), files: record.files.map(path) };
}
