import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '../config';
import { openMongoServer } from '../mongo-server/open-mongo-server';
import { ThreeNodes } from './three-nodes';

declare module 'vitest' {
  interface ProvidedContext {
    mongoUri: string;
  }
}

/**
 * Opens one store for the whole run, as configured by the environment. Each test file gets its own database.
 * With `NODES=3`, it is a replica set of three `MONGOD_BINARY` nodes.
 */
export default async function openTestServer(project: TestProject) {
  const { MONGODB_URI, MONGOD_BINARY, NODES } = process.env;
  if (MONGOD_BINARY && NODES === '3') {
    const nodes = await ThreeNodes.start(MONGOD_BINARY);
    project.provide('mongoUri', nodes.uri);
    return () => nodes.close();
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'api-tests-'));
  const config = loadConfig({ MONGODB_URI, MONGOD_BINARY, DATA_DIR: dataDir });
  const store = await openMongoServer(config, pino({ level: 'silent' }));
  project.provide('mongoUri', store.uri);
  return async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
