import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../index';
import { buildProgram, startChild } from '../testing/child-store';
import { temporaryFolder } from '../testing/targets';

interface Row {
  _id: number;
  n?: number;
  text?: string;
}

// `pnpm test:kills` runs a hundred.
const KILLS = Number(process.env['KILLS'] ?? 6);

let program: string;
let dataDir: string;

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => {
  rmSync(dirname(program), { recursive: true });
});
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

/** A client with short timeouts: without them, the driver may wait forever for a killed store. */
async function connect(store: { uri: string }): Promise<MongoClient> {
  const timeouts = { serverSelectionTimeoutMS: 300, connectTimeoutMS: 1_000, socketTimeoutMS: 5_000 };
  return MongoClient.connect(store.uri, { retryWrites: false, ...timeouts });
}

async function rowsOf(store: { uri: string }): Promise<Row[]> {
  const client = await connect(store);
  const collection = client.db('d').collection<Row>('rows');
  const rows = await collection.find().sort({ _id: 1 }).toArray();
  expect(await collection.estimatedDocumentCount()).toBe(rows.length);
  await client.close();
  return rows;
}

async function restartError(): Promise<string> {
  try {
    const store = await startEmbeddedMongo({ dataDir });
    await store.close();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'started';
}

describe('after kill -9', () => {
  const timeout = 60_000 + KILLS * 5_000;
  it('recovers every acknowledged write, repeatedly and under load', { timeout }, async () => {
    const acknowledged = new Set<number>();
    let increments = 0;
    let nextId = 1;
    for (let round = 0; round < KILLS; round += 1) {
      const store = await startChild(program, dataDir);
      const client = await connect(store);
      const rows = client.db('d').collection<Row>('rows');
      await rows.updateOne({ _id: 0 }, { $setOnInsert: { n: 0 } }, { upsert: true });
      await rows.createIndex({ n: 1 });
      const write = async () => {
        for (;;) {
          const _id = (nextId += 1);
          await rows.insertOne({ _id, n: 1 });
          acknowledged.add(_id);
          await rows.updateOne({ _id: 0 }, { $inc: { n: 1 } });
          increments += 1;
        }
      };
      const writers = Array.from({ length: 8 }, () => write().catch(() => undefined));
      await sleep(250 + (round % 6) * 40);
      await store.kill();
      await Promise.all(writers);
      await client.close();
    }
    const store = await startChild(program, dataDir);
    const rows = await rowsOf(store);
    await store.kill();
    const recovered = new Set(rows.map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !recovered.has(id))).toEqual([]);
    // A write in progress at the time of the kill may have survived: at most one per writer.
    expect(Number(rows[0]?.n)).toBeGreaterThanOrEqual(increments);
    expect(Number(rows[0]?.n)).toBeLessThanOrEqual(increments + KILLS * 8);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 15);
    console.log(`${acknowledged.size} rows acknowledged over ${KILLS} kills`);
  });

  it('recovers committed transactions in full and open ones not at all', async () => {
    const store = await startChild(program, dataDir);
    const client = await connect(store);
    const rows = client.db('d').collection<Row>('rows');
    const pair = (from: number) => [{ _id: from }, { _id: from + 1 }];
    await client.withSession((session) =>
      session.withTransaction(() => rows.insertMany(pair(1), { session })),
    );
    const open = client.startSession();
    open.startTransaction();
    await rows.insertMany(pair(3), { session: open });
    // The client is not closed: the driver may wait forever for the killed store to end the transaction.
    await store.kill();
    const again = await startChild(program, dataDir);
    expect(await rowsOf(again)).toEqual(pair(1));
    await again.kill();
  });
});

describe('the data files', () => {
  it('are compacted into a snapshot once the journal has grown large, without data loss', async () => {
    const store = await startChild(program, dataDir);
    const client = await connect(store);
    const rows = client.db('d').collection<Row>('rows');
    const text = 'x'.repeat(100_000);
    await rows.createIndex({ n: 1 }, { unique: true });
    for (let _id = 0; _id < 200; _id += 1) await rows.insertOne({ _id, n: _id, text });
    const names = () =>
      readdirSync(dataDir)
        .filter((name) => /^(journal|snapshot)/.test(name))
        .sort();
    while (!names().includes('snapshot-000002') || names().includes('journal-000001')) await sleep(50);
    await rows.updateOne({ _id: 0 }, { $set: { n: -1 } });
    await client.close();
    await store.kill();
    expect(names()).toEqual(['journal-000002', 'snapshot-000002']);
    const again = await startEmbeddedMongo({ dataDir });
    const recovered = await rowsOf(again);
    expect([recovered.length, recovered[0]?.n, recovered[199]?.text?.length]).toEqual([200, -1, 100_000]);
    await again.close();
    rmSync(join(dataDir, 'journal-000002'));
    expect(await restartError()).toMatch(/journal-000002 is missing/);
  });

  it('accept no writes while the disk is full, but remain readable and consistent', async () => {
    const store = await startChild(program, dataDir, 64);
    const client = await connect(store);
    const rows = client.db('d').collection<Row>('rows');
    await rows.insertOne({ _id: 1 });
    const big = { _id: 2, text: 'x'.repeat(200_000) };
    await expect(rows.insertOne(big)).rejects.toThrow('The write could not be stored');
    await rows.insertOne({ _id: 3 });
    expect(await rows.find().toArray()).toEqual([{ _id: 1 }, { _id: 3 }]);
    await client.close();
    await store.kill();
    const again = await startEmbeddedMongo({ dataDir });
    expect(await rowsOf(again)).toEqual([{ _id: 1 }, { _id: 3 }]);
    await again.close();
  });
});
