import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Entries that every page imports dynamically on its own. */
const LAZY = ['calendar', 'toasts'];
const entries = Object.keys(exports)
  .map((name) => name.replace('./', ''))
  .filter((name) => !name.startsWith('testing') && !name.endsWith('.css') && !LAZY.includes(name));

/** Counts the code a page loads with the entry, excluding chunks that the entry itself imports dynamically. */
const firstLoad = {
  name: 'first-load',
  setup({ initialOptions, onEnd }) {
    onEnd(({ metafile: { outputs } }) => {
      const isEntry = ({ entryPoint }) =>
        entryPoint && initialOptions.entryPoints.includes(resolve(entryPoint));
      const loaded = new Set(Object.keys(outputs).filter((file) => isEntry(outputs[file])));
      for (const file of loaded) {
        for (const { kind, path, external } of outputs[file].imports) {
          if (kind === 'import-statement' && !external) loaded.add(path);
        }
      }
      for (const file of Object.keys(outputs)) if (!loaded.has(file)) delete outputs[file];
    });
    Object.assign(initialOptions, { splitting: true, format: 'esm', target: 'es2022', jsx: 'automatic' });
  },
};

const CORE = '@erm/ui-kit/core';

const limit = (name, files, bytes) => ({
  name,
  path: files.map((entry) => resolve(import.meta.dirname, `src/${entry}.ts`)),
  limit: bytes,
  gzip: true,
  modifyEsbuildConfig: (config) => ({
    ...config,
    // The shell's copy serves every portal.
    external: files.includes('core') ? config.external : [...config.external, CORE],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [firstLoad],
  }),
});

// Peer dependencies are provided by the shell and don't count. Except for the first, no limit leaves room for what
// its entry loads lazily: the calendar, the virtualization code for long tables, open menus, open selects, and tooltips.
export default [
  limit('all together', entries, '75.6 kB'),
  limit('core', ['core'], '11.1 kB'),
  limit('layout', ['layout'], '7.9 kB'),
  limit('data', ['data'], '15 kB'),
  limit('overlay', ['overlay'], '30 kB'),
  limit('fields', ['fields'], '33.7 kB'),
  limit('form', ['form'], '35.3 kB'),
];
