import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index';

export interface Running {
  readonly uri: string;
  close(): Promise<void>;
}

export interface Target {
  readonly name: string;
  readonly start: () => Promise<Running>;
}

const mongodBinary = process.env['MONGOD_BINARY'];

/** The stores that must behave the same: the embedded one and, if available, a real server. */
export const targets: Target[] = [
  { name: 'embedded', start: startEmbedded },
  ...(mongodBinary ? [{ name: 'mongod', start: () => startMongod(mongodBinary) }] : []),
];

/** The socket path of an embedded store. */
export function socketPath(uri: string): string {
  return decodeURIComponent(/\/\/(.*)\/\?/.exec(uri)?.[1] ?? '');
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
}

export async function startEmbedded(): Promise<Running> {
  const dataDir = temporaryFolder();
  const store = await startEmbeddedMongo({ dataDir });
  return {
    uri: store.uri,
    close: async () => {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function startMongod(binary: string): Promise<Running> {
  const dataDir = temporaryFolder();
  const port = await getPort();
  const host = `127.0.0.1:${port}`;
  const options = ['--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'];
  const server = spawn(binary, [...options, '--wiredTigerCacheSizeGB', '0.25'], { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const direct = await MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  await direct.db('admin').command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  while (!(await direct.db('admin').command({ hello: 1 }))['isWritablePrimary']) await sleep(50);
  await direct.close();
  return {
    uri: `mongodb://${host}/?replicaSet=rs0`,
    close: async () => {
      server.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true });
    },
  };
}
