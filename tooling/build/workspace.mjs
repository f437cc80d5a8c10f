import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder
 * @property {Record<string, any>} manifest its package.json
 */

/**
 * The packages of the workspace, by name: the folders of the root that have a package.json.
 *
 * @returns {Map<string, WorkspacePackage>}
 */
export function workspacePackages(root = repositoryRoot) {
  const packages = readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));
  return new Map(
    packages.map(({ folder, manifest }) => [manifest.name, { name: manifest.name, folder, manifest }]),
  );
}

/** The folders of the portals: those that have a portal.json. */
export const portalFolders = (root = repositoryRoot) =>
  [...workspacePackages(root).values()]
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(folder, 'portal.json')));

/**
 * The package in `folder` and the workspace packages that it is built from, directly or not.
 *
 * @param {string} folder
 * @returns {WorkspacePackage[]}
 */
export function withDependencies(folder, root = repositoryRoot) {
  const packages = workspacePackages(root);
  const found = new Set([...packages.values()].filter((candidate) => candidate.folder === folder));
  for (const { manifest } of found) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      const dependency = packages.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found];
}
