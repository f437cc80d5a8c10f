import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  return {
    host: '127.0.0.1',
    port: Number(process.env.DEV_SERVER_PORT),
    hot: true,
    liveReload: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: socketUrl(), overlay: { runtimeErrors: false } },
  };
}

/** Where the client of a development server hears of updates. */
export const socketUrl = () => `ws://127.0.0.1:${process.env.DEV_SERVER_PORT}/ws`;

/** @param {string} folder */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, devManifest), 'utf8'));
