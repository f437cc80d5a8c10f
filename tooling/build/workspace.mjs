import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder
 * @property {string[]} dependencies names of the workspace packages that it is built from
 */

/**
 * The packages of the workspace, by name: the folders of the root that have a package.json.
 *
 * @param {string} [root]
 * @returns {Map<string, WorkspacePackage>}
 */
export function workspacePackages(root = repositoryRoot) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(root, entry.name));
  const packages = folders.map((folder) => ({
    folder,
    json: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  }));
  const names = new Set(packages.map(({ json }) => json.name));
  return new Map(
    packages.map(({ folder, json }) => [
      json.name,
      {
        name: json.name,
        folder,
        dependencies: Object.keys({ ...json.dependencies, ...json.peerDependencies }).filter((name) =>
          names.has(name),
        ),
      },
    ]),
  );
}

/**
 * The package in `folder` and every workspace package that it is built from, directly or not.
 *
 * @param {string} folder
 * @param {string} [root]
 * @returns {WorkspacePackage[]}
 */
export function withDependencies(folder, root = repositoryRoot) {
  const packages = workspacePackages(root);
  const first = [...packages.values()].find((candidate) => candidate.folder === folder);
  if (!first) throw new Error(`${folder} is no package of this workspace.`);
  const found = new Set([first]);
  for (const { dependencies } of found) {
    for (const name of dependencies) {
      const dependency = packages.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found];
}
