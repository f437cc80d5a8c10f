import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { repositoryRoot } from '../build/workspace.mjs';

const kit = join(repositoryRoot, 'ui-kit');

/** Provided by the shell, so no portal pays for them: counted nowhere here. */
const { peerDependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
const shared = Object.keys(peerDependencies);

/**
 * @typedef {object} Size bytes of minified JavaScript, gzipped
 * @property {number} first what a page loads that imports all of the entries
 * @property {number} later what it loads when it is first shown
 */

/**
 * What the entries of the ui-kit cost together, with the libraries that they need. In neither number are the shared
 * libraries, the style sheet and the typeface.
 *
 * @param {readonly string[]} entries
 * @returns {Promise<Size>}
 */
export async function sizeOf(entries) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: entries.map((entry) => `export * from './src/${entry}.ts';`).join('\n'),
      resolveDir: kit,
      sourcefile: 'page.js',
    },
    absWorkingDir: kit,
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: shared.flatMap((name) => [name, `${name}/*`]),
  });
  const atFirst = importedBy(metafile.outputs, 'out/stdin.js');
  const size = { first: 0, later: 0 };
  for (const { path, contents } of outputFiles) {
    size[atFirst.has(path) ? 'first' : 'later'] += gzipSync(contents, { level: 9 }).length;
  }
  return size;
}

/**
 * The files that come with a file, those included that its imports import: all but what is asked for later.
 *
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} file
 * @returns {Set<string>} absolute paths
 */
function importedBy(outputs, file) {
  const found = new Set([file]);
  for (const path of found) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) found.add(imported);
    }
  }
  return new Set([...found].map((path) => join(kit, path)));
}

/**
 * The entries of the ui-kit that a product imports: all but the helpers of tests and the style sheet. `lazy` are those
 * that stand behind a `lazy()` of their own in every page that shows them.
 */
export function kitEntries() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const entries = Object.keys(exports)
    .map((name) => name.replace('./', ''))
    .filter((name) => !name.startsWith('testing') && !name.endsWith('.css'));
  return { atOnce: entries.filter((name) => !lazyEntries.has(name)), lazy: [...lazyEntries] };
}

const lazyEntries = new Set(['calendar', 'toasts']);
