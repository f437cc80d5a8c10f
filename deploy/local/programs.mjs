import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian has nginx where only root's path leads. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * The programs that a deployment on one machine needs besides Node, or in a sentence what is missing.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ mongod: string, nginx: string, missing?: undefined } | { missing: string }}
 */
export function findPrograms(env) {
  const mongod = env['MONGOD_BINARY'];
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  const nginx = folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
  const missing = [
    ...(mongod && isExecutable(mongod) ? [] : ['MONGOD_BINARY must be the path of a mongod']),
    ...(nginx ? [] : ['nginx must be installed (Debian: apt-get install nginx)']),
  ];
  return mongod && nginx && missing.length === 0 ? { mongod, nginx } : { missing: missing.join(', and ') };
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
