import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the shell hands out and no portal brings along, in the order the shell loads it. */
const sharedNames = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@erm/ui-kit/core',
  'zod',
  'react-hook-form',
];

/** @param {string} name */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The versions that are installed for the package at `root`.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function sharedVersions(root) {
  return Object.fromEntries(sharedNames.map((name) => [name, installedVersion(root, packageOf(name))]));
}

/**
 * @param {string} root
 * @param {string} packageName
 * @returns {string}
 */
function installedVersion(root, packageName) {
  // Not by `require.resolve`: a package may keep its package.json out of its exports.
  const folders = createRequire(join(root, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const text = readIfThere(join(folder, packageName, 'package.json'));
    if (text) return JSON.parse(text).version;
  }
  throw new Error(`${packageName} is shared with the portals but not installed in ${dirname(root)}.`);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
