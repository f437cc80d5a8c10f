import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { ConfigError } from '../config-error';
import getPort from 'get-port';
import { startGuarded, type GuardedProcess } from './guarded-process';
import { becomePrimary, REPLICA_SET } from './replica-set';
import { DEFAULT_DATABASE, type MongoServer } from './mongo-server';

const START_TIMEOUT_MS = 60_000;
/** A mongod whose parent was just killed may still be writing its last checkpoint. */
const TAKEOVER_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 8_000;
/** mongod's exit codes for a port and a data folder in use by another process. */
const IN_USE_EXIT_CODES: ReadonlySet<number | string> = new Set([48, 100]);

/**
 * Starts `binary` as a single-node replica set on `<dataDir>/mongod`, because transactions need a replica set. It
 * listens on a free loopback port, a different one each time.
 */
export async function startMongod(binary: string, dataDir: string): Promise<MongoServer> {
  const folder = join(dataDir, 'mongod');
  const logFile = join(dataDir, 'mongod.log');
  await mkdir(folder, { recursive: true });
  const deadline = Date.now() + TAKEOVER_TIMEOUT_MS;
  for (;;) {
    const address = `127.0.0.1:${await getPort()}`;
    const mongod = await startGuarded(binary, mongodArguments(folder, address), logFile);
    const outcome = await waitForPrimary(address, mongod);
    if (outcome === 'primary') return toMongoServer(address, mongod, logFile);
    const inUse = IN_USE_EXIT_CODES.has(outcome);
    if (inUse && Date.now() > deadline) {
      throw new ConfigError(
        `${folder} is in use by another mongod. Stop it first, or choose another folder.`,
      );
    }
    if (!inUse) {
      throw new ConfigError(
        `MONGOD_BINARY is ${JSON.stringify(binary)}, but that program exited (${outcome}) before it was ready; see ${logFile}.`,
      );
    }
    await wait(250);
  }
}

function mongodArguments(folder: string, address: string): string[] {
  const [host = '', port = ''] = address.split(':');
  return ['--dbpath', folder, '--bind_ip', host, '--port', port, '--replSet', REPLICA_SET];
}

/** Resolves with `primary`, or with the program's exit code or signal if it exits before that. */
async function waitForPrimary(address: string, mongod: GuardedProcess): Promise<number | string> {
  const client = new MongoClient(`mongodb://${address}`, {
    directConnection: true,
    serverSelectionTimeoutMS: START_TIMEOUT_MS,
  });
  const primary = client.connect().then(async () => {
    await becomePrimary(client, address);
    return 'primary';
  });
  try {
    return await Promise.race([primary, mongod.ended]);
  } catch (error) {
    mongod.stop();
    throw error;
  } finally {
    await client.close();
  }
}

function toMongoServer(address: string, mongod: GuardedProcess, logFile: string): MongoServer {
  let closing = false;
  return {
    uri: `mongodb://${address}/?replicaSet=${REPLICA_SET}`,
    databaseName: DEFAULT_DATABASE,
    died: new Promise((resolve) => {
      void mongod.ended.then((code) => {
        if (!closing) resolve(`mongod exited unexpectedly (${code}); see ${logFile}`);
      });
    }),
    async close() {
      closing = true;
      mongod.stop();
      await Promise.race([mongod.ended, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
