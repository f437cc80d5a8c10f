import { readFileSync } from 'node:fs';
import { extname, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { placeOf, sourceFiles } from './source-files.mjs';

/**
 * The libraries that the product is built on, and where each has to be imported to be in use.
 *
 * @type {Record<string, import('./source-files.mjs').Place>}
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

const imported = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js', '.js': 'js' };

/**
 * One sentence per library that is imported nowhere it counts. Types do not count, since they are gone when code runs.
 *
 * @returns {string[]}
 */
export function libraryProblems(root = repositoryRoot) {
  /** @type {Record<import('./source-files.mjs').Place, Set<string>>} */
  const found = { product: new Set(), stories: new Set(), tests: new Set() };
  for (const { folder } of workspacePackages(root).values()) {
    for (const file of sourceFiles(folder, Object.keys(loaders))) {
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
