#!/usr/bin/env node
import { join } from 'node:path';
import { buildApi } from '../build/api-bundle.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runLive } from '../run/command.mjs';
import { runMain } from '../run/main.mjs';

// pnpm bench:api                            on the embedded store
// MONGOD_BINARY=<program> pnpm bench:api    on a real server
//
// Exits with 1 where a target is missed. The figures go to bench-api.json, or to the file that BENCH_JSON names.

await runMain(async () => {
  const root = join(repositoryRoot, 'api');
  const outdir = join(root, 'node_modules/.cache/bench');
  await buildApi({
    root,
    outdir,
    entryPoints: { bench: 'src/bench/bench.ts', baseline: 'src/bench/baseline-server.ts' },
  });
  const env = { BENCH_JSON: join(repositoryRoot, 'bench-api.json'), ...process.env };
  return runLive(process.execPath, [join(outdir, 'bench.js')], { cwd: root, env });
});
