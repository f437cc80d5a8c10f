import { randomUUID } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTransactionRunner } from '../db/transaction';
import { endAbandonedTransactions } from './abandoned-transactions';
import { APP_NAME } from './connect';

interface Row {
  _id: string;
  by: string;
}

const HOLDER = fileURLToPath(new URL('../test-support/hold-transaction.mjs', import.meta.url));
const database = `api-test-${randomUUID()}`;
let client: MongoClient;
let metrics: Registry;
let log: string[];
let watch: { stop(): void };
let holder: ChildProcess | undefined;

const rows = () => client.db(database).collection<Row>('rows');
const write = (by: string) =>
  createTransactionRunner(client)([], (session) =>
    rows().updateOne({ _id: 'one' }, { $set: { by } }, { session }),
  );
const endedSoFar = async () =>
  /^abandoned_transactions_ended_total (\d+)/m.exec(await metrics.metrics())?.[1];

// The server itself ends a transaction after a minute at the earliest, so these limits tell the difference.
describe.runIf(process.env['MONGOD_BINARY'])('an abandoned transaction', { timeout: 40_000 }, () => {
  beforeAll(async () => {
    client = await MongoClient.connect(inject('mongoUri'), { appName: APP_NAME });
    await rows().insertOne({ _id: 'one', by: 'nobody' });
  });
  afterAll(async () => {
    await client.db(database).dropDatabase();
    await client.close();
  });
  beforeEach(() => {
    log = [];
    metrics = new Registry();
    const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
    watch = endAbandonedTransactions(client, logger, metrics);
  });
  afterEach(() => {
    watch.stop();
    holder?.kill('SIGKILL');
  });

  it('of a killed process is ended, so that others can write what it had locked', async () => {
    const child = fork(HOLDER, [inject('mongoUri'), database, APP_NAME]);
    holder = child;
    expect(await once(child, 'message')).toContain('locked');
    child.kill('SIGKILL');
    await once(child, 'exit');

    await write('the next');
    expect(await rows().findOne({ _id: 'one' })).toMatchObject({ by: 'the next' });
    expect(await endedSoFar()).toBe('1');
    expect(log.join('')).toContain('Ended transactions that had been abandoned');
  });

  it('runs again if its process is alive after all', async () => {
    const values: (string | undefined)[] = [];
    await createTransactionRunner(client)([], async (session) => {
      values.push((await rows().findOne({ _id: 'one' }, { session }))?.by);
      await rows().updateOne({ _id: 'one' }, { $set: { by: 'the slow' } }, { session });
      // Only possible once the first attempt has been ended.
      if (values.length === 1) await write('the quick');
    });
    expect(values.at(-1)).toBe('the quick');
    expect(await rows().findOne({ _id: 'one' })).toMatchObject({ by: 'the slow' });
  });

  it('of another program is none of its business', async () => {
    const stranger = fork(HOLDER, [inject('mongoUri'), database, 'another']);
    holder = stranger;
    await once(stranger, 'message');
    const own = fork(HOLDER, [inject('mongoUri'), database, APP_NAME, 'two']);
    await once(own, 'message');
    own.kill('SIGKILL');
    await expect.poll(endedSoFar, { timeout: 30_000 }).toBe('1');
    stranger.send('commit');
    expect(await once(stranger, 'message')).toContain('committed');
  });
});

describe.runIf(process.env['MONGOD_BINARY'])('a database that cannot be asked', () => {
  it('is reported once, and does no harm', async () => {
    const closed = await MongoClient.connect(inject('mongoUri'));
    let asked = 0;
    const broken = Object.create(closed) as MongoClient;
    broken.db = () => {
      asked += 1;
      throw new Error('no primary');
    };
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const watching = endAbandonedTransactions(broken, logger, new Registry());
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(1);
    watching.stop();
    await closed.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Abandoned transactions could not be looked for');
  });
});
