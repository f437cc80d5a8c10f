import { devRelease } from '../dev/dev-release.mjs';
import { devServer, socketUrl } from './dev-server.mjs';

/**
 * Serves a portal to a deployed shell, and to no other origin, where a published one would be: below `/portals/<name>/`.
 *
 * @param {string} root the folder of the portal
 * @param {Record<string, unknown>} manifest its `portal.json`
 * @param {string} shell the origin of the shell
 * @returns {import('./dev-server.mjs').DevServer}
 */
export function inShellServer(root, manifest, shell) {
  const publicPath = `/portals/${String(manifest.name)}/dev/`;
  return {
    ...devServer(),
    allowedHosts: [new URL(shell).hostname],
    headers: { 'access-control-allow-origin': shell, vary: 'origin' },
    devMiddleware: { publicPath },
    // Its markup has inline styles, which the shell's content security policy forbids.
    client: { webSocketURL: socketUrl(), overlay: false },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'release',
        path: `${publicPath}release.json`,
        middleware: (
          /** @type {import('node:http').IncomingMessage} */ _request,
          /** @type {import('node:http').ServerResponse} */ response,
          /** @type {(error: unknown) => void} */ next,
        ) => {
          devRelease(root, publicPath).then((release) => {
            response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
            response.end(JSON.stringify(release));
          }, next);
        },
      },
    ],
  };
}
