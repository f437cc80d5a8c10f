import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The file name of the worker, which a bundle expects in its own folder. */
export const workerFileName = 'embedded-mongo-worker.js';

/**
 * Bundles the worker with its dependencies into a single ESM file.
 *
 * @param {string} outfile
 */
export async function buildWorker(outfile) {
  await buildModule(join(root, 'src/worker.ts'), outfile);
}

/**
 * Bundles a TypeScript module for Node.
 *
 * @param {string} entry
 * @param {string} outfile
 */
export async function buildModule(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
}

/** Returns the worker for the current sources, rebuilding it only if they have changed. */
export async function cachedWorker() {
  const folder = join(root, 'node_modules/.cache/embedded-mongo');
  const target = join(folder, `worker-${sourceHash()}.mjs`);
  if (!existsSync(target)) {
    mkdirSync(folder, { recursive: true });
    const own = `${target}.${process.pid}.tmp`;
    await buildWorker(own);
    // Renamed into place, so that concurrent builds never expose a partial file.
    renameSync(own, target);
  }
  return pathToFileURL(target);
}

function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  const bson = createRequire(import.meta.url).resolve('bson');
  for (const file of [bson, join(root, 'build-worker.mjs'), ...sources(join(root, 'src'))]) {
    hash.update(file).update(file === bson ? String(statSync(file).mtimeMs) : readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} dir */
function sources(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(dir, name));
}
