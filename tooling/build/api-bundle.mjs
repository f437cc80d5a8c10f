import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildWorker, workerFileName } from '../../embedded-mongo/build-worker.mjs';

/**
 * Bundles the API into `dist/`: what the workspace wrote is inside, what npm has stays a package.
 * The worker of the embedded store becomes a file beside it, with all that it needs inside.
 *
 * @param {{ root: string }} options
 */
export async function buildApi({ root }) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: { main: join(root, 'src/main.ts') },
    outdir: join(root, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
    define: {
      __API_VERSION__: JSON.stringify(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version),
    },
  });
  await buildWorker(join(root, 'dist', workerFileName));
}

/** @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@erm/') ? undefined : { path, external: true },
    );
  },
};
