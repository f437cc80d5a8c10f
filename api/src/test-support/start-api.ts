import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MongoClient, type CommandStartedEvent } from 'mongodb';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app';
import type { PasswordCost } from '../auth/password-hasher';
import { loadConfig, type Config } from '../config';
import { openDatabase, type Database } from '../database';
import { uriOfDatabase } from './uri-of-database';

/** The day that it is in the tests. */
export const TODAY = '2026-03-02';
export const TEST_SECRET = 'a secret of the tests that is long enough';
const CHEAP: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The connection string of one database in the store of the run. */
export function uriOf(database: string): string {
  return uriOfDatabase(inject('mongoUri'), database);
}

interface Overrides {
  config?: Partial<Config>;
  today?: () => string;
  passwordCost?: PasswordCost;
  /** The name of a database that another server uses too. */
  database?: string;
  /** Told of every command that is sent to the database. */
  onCommand?: (event: CommandStartedEvent) => void;
}

export interface TestApi {
  baseUrl: string;
  database: string;
  db: Database;
  /** What the server logged, one line each. */
  log: string[];
  close(): Promise<void>;
}

/** A listening server on a database of its own; `close` drops the database. */
export async function startApi(overrides: Overrides = {}): Promise<TestApi> {
  const database = overrides.database ?? `api-test-${randomUUID()}`;
  const { onCommand } = overrides;
  const client = new MongoClient(inject('mongoUri'), { monitorCommands: onCommand !== undefined });
  if (onCommand) client.on('commandStarted', onCommand);
  await client.connect();
  const db = openDatabase(client, database);
  await db.createIndexes();

  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const config = { ...loadConfig({ JWT_SECRET: TEST_SECRET, RATE_LIMITS: 'off' }), ...overrides.config };
  const today = overrides.today ?? (() => TODAY);
  const passwordCost = overrides.passwordCost ?? CHEAP;
  const server = createApp({ config, db, logger, today, passwordCost }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database,
    db,
    log,
    async close() {
      await stop(server);
      if (overrides.database === undefined) await client.db(database).dropDatabase();
      await client.close();
    },
  };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
