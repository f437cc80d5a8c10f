#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildProduct } from '@erm/deploy/local/build-product.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { measureLoad } from '../load/measure-load.mjs';

// MONGOD_BINARY=<program> pnpm load [--seconds 60] [--assignments 100000] [--rate 100]
//
// Exits with 1 if any request failed.
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      assignments: { type: 'string', default: '100000' },
      rate: { type: 'string' },
    },
  });
  await buildProduct();
  return measureLoad({
    seconds: Number(values.seconds),
    assignments: Number(values.assignments),
    ...(values.rate !== undefined && { rate: Number(values.rate) }),
  });
});
