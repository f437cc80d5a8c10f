import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLive } from '@erm/tooling/run/command.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { buildApi } from './build.mjs';

// pnpm bench:api                            on the embedded store
// MONGOD_BINARY=<program> pnpm bench:api    on a real server
//
// Exits with 1 where a target is missed. The figures go to bench-api.json, or to the file that BENCH_JSON names.

await runMain(async () => {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const outdir = join(root, 'node_modules/.cache/bench');
  await buildApi({
    outdir,
    // It requires modules of Node by computed names, which cannot be bundled.
    external: ['autocannon'],
    entryPoints: { bench: 'src/bench/bench.ts', baseline: 'src/bench/baseline-server.ts' },
  });
  const env = { BENCH_JSON: join(dirname(root), 'bench-api.json'), ...process.env };
  return runLive(process.execPath, [join(outdir, 'bench.js')], { cwd: root, env });
});
