import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildWorker, workerFileName } from '../../embedded-mongo/build-worker.mjs';

/**
 * Bundles the API into `dist/`, or into a folder of its package that is said.
 *
 * @param {{ root: string, outdir?: string }} options
 */
export async function buildApi({ root, outdir = join(root, 'dist') }) {
  rmSync(outdir, { recursive: true, force: true });
  await build(apiBuildOptions({ root, outdir }));
  await buildStoreWorker(outdir);
}

/**
 * Bundles the benchmark beside the API that it measures.
 *
 * @param {{ root: string, outdir: string }} options
 */
export async function buildApiBenchmark({ root, outdir }) {
  await buildApi({ root, outdir });
  const entryPoints = {
    bench: join(root, 'src/bench/bench.ts'),
    baseline: join(root, 'src/bench/baseline-server.ts'),
  };
  await build({ ...apiBuildOptions({ root, outdir }), entryPoints });
}

/**
 * What the workspace wrote goes inside, what npm has stays a package.
 *
 * @param {{ root: string, outdir: string }} options
 * @returns {import('esbuild').BuildOptions}
 */
export function apiBuildOptions({ root, outdir }) {
  return {
    entryPoints: { main: join(root, 'src/main.ts'), 'verify-loads': join(root, 'src/verify-loads.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  };
}

/**
 * The worker of the embedded store, a file beside the bundle with all that it needs inside.
 *
 * @param {string} outdir
 */
export const buildStoreWorker = (outdir) => buildWorker(join(outdir, workerFileName));

/** @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@erm/') ? undefined : { path, external: true },
    );
  },
};
