#!/usr/bin/env node
import { join } from 'node:path';
import { buildApiBenchmark } from '../build/api-bundle.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runLive } from '../run/command.mjs';
import { runMain } from '../run/main.mjs';

// pnpm bench:api                            on the embedded store
// MONGOD_BINARY=<program> pnpm bench:api    on a real server
//
// Ends with 1 where a promise is not kept. The figures are written to bench-api.json, or to what BENCH_JSON names.

await runMain(async () => {
  const root = join(repositoryRoot, 'api');
  // Inside the package, so that it finds its libraries.
  const outdir = join(root, 'node_modules/.cache/bench');
  await buildApiBenchmark({ root, outdir });
  const env = { BENCH_JSON: join(repositoryRoot, 'bench-api.json'), ...process.env };
  return runLive(process.execPath, [join(outdir, 'bench.js')], { cwd: root, env });
});
