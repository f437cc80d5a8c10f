import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';

/** @typedef {'product' | 'stories' | 'tests'} Place */

/**
 * The libraries that the product is built on, and where each has to be imported to be in use.
 *
 * @type {Record<string, Place>}
 */
const LIBRARIES = {
  '@module-federation/enhanced': 'product',
  '@rspack/core': 'product',
  react: 'product',
  'react-dom': 'product',
  'react-router-dom': 'product',
  '@tanstack/react-query': 'product',
  zustand: 'product',
  axios: 'product',
  'react-hook-form': 'product',
  zod: 'product',
  'styled-components': 'product',
  '@floating-ui/react': 'product',
  'date-fns': 'product',
  koa: 'product',
  '@koa/router': 'product',
  'koa-jwt': 'product',
  mongodb: 'product',
  storybook: 'stories',
  vitest: 'tests',
};

const skipped = /^(node_modules|dist|coverage|fixtures|test-results|storybook-static|\.data|\.cache)$/;
const tests =
  /(^|\/)e2e\/|\.(test|test-d|spec|bench)\.[a-z]+$|\/(testing|test-support|bench)\/|vitest\.config\.ts$/;
const stories = /\.stories\.tsx?$|\/\.storybook\//;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js', '.js': 'js' };

/**
 * One sentence per library that is imported nowhere it counts. Types do not count, since they are gone when code runs.
 *
 * @returns {string[]}
 */
export function libraryProblems(root = repositoryRoot) {
  /** @type {Record<Place, Set<string>>} */
  const found = { product: new Set(), stories: new Set(), tests: new Set() };
  for (const { folder } of workspacePackages(root).values()) {
    for (const file of sourceFiles(folder)) {
      const place = placeOf(relative(root, file));
      const missing = Object.keys(LIBRARIES).filter(
        (name) => LIBRARIES[name] === place && !found[place].has(name),
      );
      importsOf(file, missing).forEach((name) => found[place].add(name));
    }
  }
  return Object.entries(LIBRARIES)
    .filter(([name, place]) => !found[place].has(name))
    .map(([name, place]) => `${name} is imported nowhere in the ${place}, though the product is built on it`);
}

/** @param {string} path @returns {Place} */
function placeOf(path) {
  if (tests.test(path)) return 'tests';
  return stories.test(path) ? 'stories' : 'product';
}

/** @param {string} folder @returns {string[]} */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourceFiles(path);
    return extname(path) in loaders ? [path] : [];
  });
}

/** Which of the libraries a file imports. @param {string} file @param {string[]} names */
function importsOf(file, names) {
  const text = readFileSync(file, 'utf8');
  const candidates = names.filter((name) => text.includes(name));
  if (candidates.length === 0) return [];
  // Without comments, types, and what is imported for types only.
  const { code } = transformSync(text, { loader: loaders[extname(file)] ?? 'js', jsx: 'preserve' });
  const specifiers = [...code.matchAll(imported)].map(([, specifier = '']) => specifier);
  return candidates.filter((name) => specifiers.some((specifier) => isOf(name, specifier)));
}

/** @param {string} name @param {string} specifier */
const isOf = (name, specifier) => specifier === name || specifier.startsWith(`${name}/`);
