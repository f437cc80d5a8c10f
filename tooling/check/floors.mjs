import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { placeOf, sourceFiles } from './source-files.mjs';

/** Packages whose folders still need each other. A package that leaves this list must not come back. */
const TANGLED = ['manager-portal'];

const imported = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** @typedef {Map<string, Map<string, string>>} Graph to where each folder leads, with an import that does so */

/**
 * One sentence per package whose folders import each other in a circle, with an import for each step of it. Files beside
 * the folders stand for themselves. Types count, too: whoever reads one folder needs the other. Tests do not.
 *
 * @returns {string[]}
 */
export function floorProblems(root = repositoryRoot) {
  return [...workspacePackages(root).values()].flatMap(({ folder }) => {
    const source = join(folder, 'src');
    const name = relative(root, folder);
    if (!existsSync(source) || TANGLED.includes(name)) return [];
    const circle = findCircle(folderGraph(source));
    return circle ? [`The folders of ${name}/src import each other: ${circle.join(', ')}`] : [];
  });
}

/** @param {string} source @returns {Graph} */
function folderGraph(source) {
  const files = sourceFiles(source, ['.ts', '.tsx']).filter((file) => placeOf(file) === 'product');
  const known = new Set(files);
  /** @type {Graph} */
  const graph = new Map();
  for (const file of files) {
    const from = roomOf(source, file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = resolve(join(dirname(file), path), known);
      const to = target && roomOf(source, target);
      if (!to || to === from) continue;
      const leads = graph.get(from) ?? new Map();
      if (!leads.has(to)) leads.set(to, `${relative(source, file)} -> ${relative(source, target)}`);
      graph.set(from, leads);
    }
  }
  return graph;
}

/** The folder directly below `source`, or the file itself. @param {string} source @param {string} file */
const roomOf = (source, file) => relative(source, file).split(sep)[0] ?? '';

/** @param {string} path @param {ReadonlySet<string>} known */
const resolve = (path, known) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => known.has(file));

/** @param {Graph} graph @returns {string[] | null} the imports of a circle */
function findCircle(graph) {
  /** @type {Set<string>} */
  const left = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} room @returns {string[] | null} */
  const visit = (room) => {
    if (left.has(room)) return null;
    const start = path.indexOf(room);
    path.push(room);
    if (start >= 0)
      return path.slice(start, -1).map((from, at) => graph.get(from)?.get(path[start + at + 1] ?? '') ?? '');
    for (const next of graph.get(room)?.keys() ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    left.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const circle = visit(room);
    if (circle) return circle;
  }
  return null;
}
