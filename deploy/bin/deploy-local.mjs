#!/usr/bin/env node
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { buildProduct } from '../local/build-product.mjs';
import { createDeployment } from '../local/deployment.mjs';

// MONGOD_BINARY=<program> pnpm deploy:local [--folder <folder>] [--port <https>] [--http-port <http>] [--seed demo]
//
// Runs until Ctrl-C. Without a folder, nothing is kept.
try {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      port: { type: 'string', default: '8443' },
      'http-port': { type: 'string', default: '8080' },
      seed: { type: 'string', default: 'none' },
    },
  });
  const deployment = await createDeployment({
    folder: values.folder,
    httpsPort: Number(values.port),
    httpPort: Number(values['http-port']),
    // Production refuses accounts whose passwords everybody knows.
    environment: values.seed === 'none' ? {} : { NODE_ENV: 'development', SEED: values.seed },
  });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  try {
    await buildProduct();
    await Promise.race([deployment.start().then(() => announce(deployment)), stopped]);
    await stopped;
  } finally {
    await deployment.stop();
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  if (error.output) console.error(error.output.trimEnd());
  console.error(error.message);
  process.exitCode = error.exitCode;
}
/** @param {import('../local/deployment.mjs').Deployment} deployment */
function announce({ folder, origin, web, api, database }) {
  console.log(`Ready on ${origin}`);
  console.log(`  Logs and data: ${folder}`);
  for (const part of [web, ...api, ...database.nodes]) console.log(`  ${part.name}: process ${part.pid}`);
}
