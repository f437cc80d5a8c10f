import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';

/** @typedef {{ https: number, http: number, api: number[], mongo: number[] }} Ports */

/**
 * The ports of a deployment, free ones unless they are chosen. They are remembered in its folder, because the members of
 * a replica set know each other by them.
 *
 * @param {string} folder
 * @param {{ https?: number, http?: number }} chosen
 * @returns {Promise<Ports>}
 */
export async function choosePorts(folder, chosen) {
  const file = join(folder, 'ports.json');
  if (existsSync(file)) return { ...JSON.parse(readFileSync(file, 'utf8')), ...chosen };
  const ports = {
    https: chosen.https ?? (await getPort()),
    http: chosen.http ?? (await getPort()),
    api: [await getPort(), await getPort()],
    mongo: [await getPort(), await getPort(), await getPort()],
  };
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}
