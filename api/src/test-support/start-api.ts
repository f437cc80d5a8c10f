import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MongoClient, type CommandStartedEvent } from 'mongodb';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { inject } from 'vitest';
import { createApp } from '../app';
import type { PasswordCost } from '../passwords/password-hasher';
import { loadConfig, type Config } from '../config';
import { openDatabase, type Database } from '../collections/database';
import { createEventStreams, type EventStreams } from '../events/event-streams';
import { openSite } from '../site/open-site';
import { uriOfDatabase } from './uri-of-database';

/** The current date in the tests. */
export const TODAY = '2026-03-02';
export const TEST_SECRET = 'a secret of the tests that is long enough';
const CHEAP: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The connection string of a database in the test run's store. */
export function uriOf(database: string): string {
  return uriOfDatabase(inject('mongoUri'), database);
}

interface Overrides {
  config?: Partial<Config>;
  today?: () => string;
  passwordCost?: PasswordCost;
  heartbeatMs?: number;
  /** The database of another server to share. */
  database?: string;
  /** Called with every command sent to the database. */
  onCommand?: (event: CommandStartedEvent) => void;
}

export interface TestApi {
  baseUrl: string;
  database: string;
  db: Database;
  events: EventStreams;
  /** The server's log lines. */
  log: string[];
  close(): Promise<void>;
}

/** Starts a server, by default on a new database that `close` drops. */
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
  const events = createEventStreams(db, logger, overrides.heartbeatMs);
  const metrics = new Registry();
  const site = await openSite(config.siteDir, logger, metrics);
  const app = createApp({ config, db, site, logger, events, today, metrics, passwordCost });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database,
    db,
    events,
    log,
    async close() {
      await stop(server);
      site.close();
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
