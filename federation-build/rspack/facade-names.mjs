import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { sharedLibraries } from './shared-libraries.mjs';

/** What is exposed below a name of a facade: `z.string` and its like. */
const nested = {
  'zod/mini.z': 'zod-mini-builders',
  'zod/mini.z.regexes': 'zod-mini-regexes',
};

/**
 * The names that the shell exposes to portals, by package, for packages that are limited by a facade; names below a
 * name under `package.name`. Read from the portal-sdk that the package at `root` is built with.
 *
 * @param {string} root
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function facadeNames(root) {
  const { eager, lazy } = sharedLibraries;
  const facades = Object.entries({ ...eager, ...lazy, ...nested }).flatMap(([name, file]) =>
    file ? [{ name, file }] : [],
  );
  const folder = join(root, 'node_modules/@erm/portal-sdk/src/shares');
  const { metafile } = await build({
    entryPoints: facades.map(({ file }) => join(folder, `${file}.ts`)),
    outdir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const exportsOf = new Map(
    Object.entries(metafile.outputs).map(([path, { exports }]) => [basename(path, '.js'), new Set(exports)]),
  );
  return new Map(facades.map(({ name, file }) => [name, exportsOf.get(file) ?? new Set()]));
}
