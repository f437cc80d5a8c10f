import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from './workspace.mjs';

/**
 * Bundles the API into `dist/`: what the workspace wrote is inside, what npm has stays a package.
 * The worker of the embedded store becomes a file beside it, where its `new URL` looks for it.
 *
 * @param {{ root: string }} options
 */
export async function buildApi({ root }) {
  const worker = join(repositoryRoot, 'embedded-mongo/src/worker.ts');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: { main: join(root, 'src/main.ts'), ...(existsSync(worker) ? { worker } : {}) },
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
