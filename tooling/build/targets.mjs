import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, workspacePackages } from './workspace.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} folder
 * @property {'rspack' | 'node' | 'storybook'} kind
 * @property {string} result the file that a finished build leaves
 */

/**
 * All that is built, the slowest first so that it does not run on alone at the end. A folder with a
 * portal.json is a portal.
 *
 * @param {string} [root]
 * @returns {Target[]}
 */
export function buildTargets(root = repositoryRoot) {
  const portals = [...workspacePackages(root).values()]
    .filter(({ folder }) => existsSync(join(folder, 'portal.json')))
    .map(({ name, folder }) => target(name.replace(/^@[^/]+\//, ''), folder, 'rspack', 'dist/record.json'));
  return [
    target('storybook', join(root, 'ui-kit'), 'storybook', 'dist/storybook/index.html'),
    target('shell', join(root, 'shell'), 'rspack', 'dist/shell.json'),
    ...portals,
    target('api', join(root, 'api'), 'node', 'dist/main.js'),
  ];
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {Target['kind']} kind
 * @param {string} result
 * @returns {Target}
 */
function target(name, folder, kind, result) {
  return { name, folder, kind, result: join(folder, result) };
}
