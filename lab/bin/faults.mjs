#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildProduct } from '@erm/deploy/local/build-product.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { runFaults } from '../faults/run-faults.mjs';

// MONGOD_BINARY=<program> pnpm faults [--only <scenario>] [--times <number>]
//
// Exits with 1 if an acknowledged write was lost, a rule broken, a response wrong or missing, or a recovery too slow.
await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, times: { type: 'string' } } });
  await buildProduct();
  return runFaults({
    ...(values.only !== undefined && { only: values.only }),
    ...(values.times !== undefined && { times: Number(values.times) }),
  });
});
