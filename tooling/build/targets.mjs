import { basename, join } from 'node:path';
import { portalFolders, repositoryRoot } from './workspace.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} folder
 * @property {'rspack' | 'node' | 'storybook'} kind
 * @property {string} result the file that a finished build leaves
 * @property {string} [input] the package whose sources it reads, if that is not `folder`
 */

/**
 * Everything that is built, the slowest first so that it does not finish alone.
 *
 * @returns {Target[]}
 */
export function buildTargets(root = repositoryRoot) {
  /** @type {(name: string, folder: string, kind: Target['kind'], result: string) => Target} */
  const target = (name, folder, kind, result) => ({ name, folder, kind, result: join(folder, result) });
  return [
    {
      ...target('storybook', join(root, 'ui-kit'), 'storybook', 'dist/storybook/index.html'),
      // Its stories come from what portals are built from as well, of which this is the last one.
      input: join(root, 'planning'),
    },
    target('shell', join(root, 'shell'), 'rspack', 'dist/shell.json'),
    ...portalFolders(root).map((folder) =>
      target(basename(folder), folder, 'rspack', 'dist/mf-manifest.json'),
    ),
    target('api', join(root, 'api'), 'node', 'dist/main.js'),
    target('publisher', join(root, 'publisher'), 'node', 'dist/cli.js'),
  ];
}
