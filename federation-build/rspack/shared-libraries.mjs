import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The libraries that the shell provides to portals, by package name: the facade in portal-sdk's `src/shares` that
 * limits what is exposed, or null where everything is. `eager` ones are part of the shell's first load.
 *
 * @type {{ eager: Record<string, string | null>, lazy: Record<string, string | null> }}
 */
export const sharedLibraries = JSON.parse(
  readFileSync(new URL('../../portal-sdk/shared-libraries.json', import.meta.url), 'utf8'),
);

const sharedNames = Object.keys({ ...sharedLibraries.eager, ...sharedLibraries.lazy });

/**
 * The versions of the shared libraries that are installed for the package at `root`.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function sharedVersions(root) {
  return Object.fromEntries(sharedNames.map((name) => [name, installedVersion(root, packageOf(name))]));
}

/** @param {string} name */
export const packageOf = (name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/**
 * @param {string} root
 * @param {string} packageName
 * @returns {string}
 */
function installedVersion(root, packageName) {
  // `require.resolve` would fail for packages that leave package.json out of their exports.
  const folders = createRequire(join(root, 'package.json')).resolve.paths(packageName) ?? [];
  const file = folders.map((folder) => join(folder, packageName, 'package.json')).find(existsSync);
  if (!file) throw new Error(`${packageName} is shared with the portals but not installed for ${root}.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
