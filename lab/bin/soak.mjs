#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildProduct } from '@erm/deploy/local/build-product.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { soak } from '../load/soak.mjs';

// MONGOD_BINARY=<program> pnpm soak [--minutes 10] [--rate 60]
//
// Exits with 1 if a request failed or a process of the API grew.
await runMain(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '60' } },
  });
  await buildProduct();
  return soak({ minutes: Number(values.minutes), rate: Number(values.rate) });
});
