import { chmodSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildNode } from '@erm/tooling/build/node-bundle.mjs';
import { buildWorker, workerFileName } from '../../embedded-mongo/build-worker.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Bundles the API, with the worker of the embedded store and the page of the API reference next to it.
 *
 * @param {{ outdir?: string, entryPoints?: Record<string, string>, outside?: Record<string, string> }} [options]
 */
export async function buildApi({ outdir = join(root, 'dist'), entryPoints = {}, outside = {} } = {}) {
  const programs = { main: 'src/main.ts', erm: 'src/cli/erm.ts', ...entryPoints };
  await buildNode({ root, outdir, entryPoints: programs, outside });
  chmodSync(join(outdir, 'erm.js'), 0o755);
  cpSync(join(root, 'src/openapi/page'), join(outdir, 'page'), { recursive: true });
  await buildWorker(join(outdir, workerFileName));
}

// Tests name another output folder.
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi({ outdir: process.argv[2] });
