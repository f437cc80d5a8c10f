import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot, withDependencies } from './workspace.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage']);
const notBuilt = /\.test\.[cm]?[jt]sx?$|(^|\/)(README\.md|vitest\.config\.ts)$/;
const story = /\.stories\.tsx?$/;

/** What affects a build besides the packages themselves. */
const buildInputs = ['federation-build/rspack', 'tooling/build', 'pnpm-lock.yaml'];

/**
 * A digest of everything that the build of the package in `folder` reads: with the same digest, building again would
 * yield the same files.
 *
 * @param {string} folder
 * @param {{ root?: string, stories?: boolean }} [options] `stories`: whether stories are part of this build
 */
export function inputHash(folder, { root = repositoryRoot, stories = false } = {}) {
  const hash = createHash('sha256');
  const paths = [
    ...withDependencies(folder, root).map((workspacePackage) => workspacePackage.folder),
    ...buildInputs.map((path) => join(root, path)).filter((path) => existsSync(path)),
  ];
  const files = paths
    .flatMap((path) => filesUnder(path))
    .filter((file) => !notBuilt.test(file) && (stories || !story.test(file)));
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [join(path, entry.name)] : [];
    return skippedFolders.has(entry.name) ? [] : filesUnder(join(path, entry.name));
  });
}
