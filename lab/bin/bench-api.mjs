import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runLive } from '@erm/tooling/run/command.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { buildApi } from '../../api/scripts/build.mjs';

// pnpm bench:api                            on the embedded store
// MONGOD_BINARY=<program> pnpm bench:api    on a real server
//
// Exits with 1 where a target is missed. The figures go to bench-api.json, or to the file that BENCH_JSON names.

const LAB = join(import.meta.dirname, '../api');

await runMain(async () => {
  const root = join(repositoryRoot, 'api');
  // Where the libraries of the API are found.
  const outdir = join(root, 'node_modules/.cache/bench');
  await buildApi({
    outdir,
    // It requires modules of Node by computed names, which cannot be bundled, and the API does not have it.
    outside: { autocannon: import.meta.resolve('autocannon') },
    entryPoints: { bench: join(LAB, 'bench.ts'), baseline: join(LAB, 'baseline-server.ts') },
  });
  const env = { BENCH_JSON: join(repositoryRoot, 'bench-api.json'), ...process.env };
  return runLive(process.execPath, [join(outdir, 'bench.js')], { cwd: root, env });
});
