import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @typedef {'product' | 'stories' | 'tests'} Place */

const skipped = /^(node_modules|dist|coverage|fixtures|test-results|storybook-static|\.data|\.cache)$/;
const tests =
  /(^|\/)(e2e|lab)\/|\.(test|test-d|spec)\.[a-z]+$|\/(testing|test-support)\/|vitest\.config\.ts$/;
const stories = /\.stories\.tsx?$|\/\.storybook\//;

/**
 * The files below a folder with one of these endings, without what is installed or built.
 *
 * @param {string} folder
 * @param {readonly string[]} endings
 * @returns {string[]}
 */
export function sourceFiles(folder, endings) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourceFiles(path, endings);
    return endings.includes(extname(path)) ? [path] : [];
  });
}

/** @param {string} path from the root of the repository @returns {Place} */
export function placeOf(path) {
  if (tests.test(path)) return 'tests';
  return stories.test(path) ? 'stories' : 'product';
}
