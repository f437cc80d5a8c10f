import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles programs for Node into a folder of their package, from which they find the packages that stay outside the
 * bundle.
 *
 * @param {{ root: string, outdir?: string, entryPoints: Record<string, string> }} options
 */
export async function buildNode({ root, outdir = join(root, 'dist'), entryPoints }) {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [externalPackages],
  });
}

/** @type {import('esbuild').Plugin} */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@erm/') ? undefined : { path, external: true },
    );
  },
};
