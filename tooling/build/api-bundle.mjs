import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildWorker, workerFileName } from '../../embedded-mongo/build-worker.mjs';

/**
 * Bundles the API into a folder of its package, from which it finds the packages that stay outside the bundle, with the
 * worker of the embedded store and the page of the API reference next to it.
 *
 * @param {{ root: string, outdir?: string, entryPoints?: Record<string, string> }} options
 */
export async function buildApi({ root, outdir = join(root, 'dist'), entryPoints = {} }) {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/main.ts', 'verify-loads': 'src/verify-loads.ts', ...entryPoints },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [externalPackages],
  });
  cpSync(join(root, 'src/openapi/page'), join(outdir, 'page'), { recursive: true });
  await buildWorker(join(outdir, workerFileName));
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
