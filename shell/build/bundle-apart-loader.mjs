import { build } from 'esbuild';

/**
 * Replaces a module with a bundle of everything that it imports, apart from the rest of the build. What the others use of
 * the same packages then stays as small as if this module did not exist.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<string>}
 */
export default async function bundleApart() {
  const { outputFiles } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
