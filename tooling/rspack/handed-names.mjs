import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** The file of portal-sdk's `shares/` that says what the shell hands out of a package; of the others, everything. */
const facades = {
  'react-dom': 'react-dom',
  'react-router-dom': 'router',
  'styled-components': 'styled-components',
  'react-hook-form': 'react-hook-form',
  zod: 'zod',
};

/** What stands below a name of a facade: `z.string` and its like. */
const nested = { 'zod.z': 'zod-builders' };

/**
 * The names that the shell hands a portal, by package; names below a name under `package.name`. Read from the
 * portal-sdk that the package at `root` is built with.
 *
 * @param {string} root
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function handedNames(root) {
  const files = { ...facades, ...nested };
  const folder = join(root, 'node_modules/@erm/portal-sdk/src/shares');
  const { metafile } = await build({
    entryPoints: Object.values(files).map((file) => join(folder, `${file}.ts`)),
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
  return new Map(Object.entries(files).map(([name, file]) => [name, exportsOf.get(file) ?? new Set()]));
}
