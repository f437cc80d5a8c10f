import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles programs for Node into a folder of their package. The packages that this one depends on stay outside, where
 * the programs find them; workspace packages and what only those depend on are bundled.
 *
 * `outside` names further packages that stay outside, with the address where this machine has them.
 *
 * @param {{ root: string, outdir?: string, entryPoints: Record<string, string>, outside?: Record<string, string> }} options
 */
export async function buildNode({ root, outdir = join(root, 'dist'), entryPoints, outside = {} }) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => !name.startsWith('@erm/'));
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
    alias: outside,
    external: [...own, ...Object.values(outside)],
  });
}
