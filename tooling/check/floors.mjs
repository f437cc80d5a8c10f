import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { placeOf, sourceFiles } from './source-files.mjs';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** @typedef {Map<string, Map<string, string>>} Graph to where each part leads, with an import that does so */
/** @typedef {readonly [file: string, target: string]} Import */

/**
 * One sentence per folder whose parts import each other in a circle, with an import for each step of it. Parts are the
 * folders in it, and the files beside these. Types count, too: whoever reads one part needs the other. Tests do not.
 *
 * @returns {string[]}
 */
export function floorProblems(root = repositoryRoot) {
  return [...workspacePackages(root).values()].flatMap(({ folder }) => {
    const source = join(folder, 'src');
    if (!existsSync(source)) return [];
    return [...importsByFolder(source)].sort().flatMap(([each, imports]) => {
      const graph = graphOf(each, imports);
      // Files beside each other may need each other, but in the floor of a package.
      const parts = [...graph.keys()].filter((part) => each === source || extname(part) === '');
      const circle = parts.map((part) => circleThrough(graph, part)).find(Boolean);
      return circle ? [`The folders of ${relative(root, each)} import each other: ${circle.join(', ')}`] : [];
    });
  });
}

/** The imports of one part of a folder by another, by that folder. @param {string} source */
function importsByFolder(source) {
  const files = sourceFiles(source, ['.ts', '.tsx']).filter((file) => placeOf(file) === 'product');
  const known = new Set(files);
  /** @type {Map<string, Import[]>} */
  const byFolder = new Map();
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = resolve(join(dirname(file), path), known);
      if (!target) continue;
      const folder = commonFolder(file, target);
      byFolder.set(folder, byFolder.get(folder) ?? []);
      byFolder.get(folder)?.push([file, target]);
    }
  return byFolder;
}

/** @param {string} file @param {string} target */
function commonFolder(file, target) {
  let folder = dirname(file);
  while (!target.startsWith(folder + sep)) folder = dirname(folder);
  return folder;
}

/** @param {string} folder @param {readonly Import[]} imports @returns {Graph} */
function graphOf(folder, imports) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [file, target] of imports) {
    const [from, to] = [partOf(folder, file), partOf(folder, target)];
    const leads = graph.get(from) ?? new Map();
    if (!leads.has(to)) leads.set(to, `${relative(folder, file)} -> ${relative(folder, target)}`);
    graph.set(from, leads);
  }
  return graph;
}

/** The folder directly below `folder`, or the file itself. @param {string} folder @param {string} file */
const partOf = (folder, file) => relative(folder, file).split(sep)[0] ?? '';

/** @param {string} path @param {ReadonlySet<string>} known */
const resolve = (path, known) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => known.has(file));

/**
 * @param {Graph} graph
 * @param {string} part
 * @returns {string[] | null} the imports of the shortest circle from a part back to it
 */
function circleThrough(graph, part) {
  /** @type {[at: string, imports: string[]][]} */
  const ways = [[part, []]];
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [at, way] of ways) {
    for (const [to, step] of graph.get(at) ?? []) {
      if (to === part) return [...way, step];
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([to, [...way, step]]);
    }
  }
  return null;
}
