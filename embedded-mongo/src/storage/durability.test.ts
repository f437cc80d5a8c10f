import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Binary, Long, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../index';
import { buildProgram, type ChildStore, startChild } from '../testing/child-store';
import { temporaryFolder } from '../testing/targets';

interface Row {
  _id: number;
  n?: number;
  text?: string;
}

// `pnpm test:kills` does a hundred.
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

async function connect(store: { uri: string }): Promise<MongoClient> {
  return MongoClient.connect(store.uri, { retryWrites: false, serverSelectionTimeoutMS: 300 });
}

async function rowsOf(store: { uri: string }): Promise<Row[]> {
  const client = await connect(store);
  const collection = client.db('d').collection<Row>('rows');
  const rows = await collection.find().sort({ _id: 1 }).toArray();
  expect(await collection.estimatedDocumentCount()).toBe(rows.length);
  await client.close();
  return rows;
}

/** Fills the folder with five rows, then ends the process with a crash. */
async function crashedStore(): Promise<string> {
  const store = await startChild(program, dataDir);
  const client = await connect(store);
  for (let _id = 0; _id < 5; _id += 1)
    await client.db('d').collection<Row>('rows').insertOne({ _id, n: _id });
  await client.close();
  await store.kill();
  return join(dataDir, 'journal-000001');
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
  it('has everything that was acknowledged, round after round under load', { timeout }, async () => {
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
    const kept = new Set(rows.map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    // A write under way when the process ended may be there or not: at most one of each writer.
    expect(Number(rows[0]?.n)).toBeGreaterThanOrEqual(increments);
    expect(Number(rows[0]?.n)).toBeLessThanOrEqual(increments + KILLS * 8);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 15);
    console.log(`${acknowledged.size} rows acknowledged over ${KILLS} kills`);
  });

  it('has a committed transaction whole and an open one not at all', async () => {
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
    await store.kill();
    await open.endSession();
    await client.close();
    const again = await startChild(program, dataDir);
    expect(await rowsOf(again)).toEqual(pair(1));
    await again.kill();
  });

  it('recognises the retry of a write that was acknowledged before', async () => {
    const increment = async (store: ChildStore) => {
      const client = await connect(store);
      const session = client.startSession();
      if (session.id) session.id.id = new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID);
      const updates = [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }];
      const command = { update: 'rows', updates, txnNumber: Long.fromNumber(9) };
      const reply = await client.db('d').command(command, { session });
      await client.close();
      return Number(reply['n']);
    };
    const store = await startChild(program, dataDir);
    expect(await increment(store)).toBe(1);
    await store.kill();
    const again = await startChild(program, dataDir);
    expect(await increment(again)).toBe(1);
    expect(await rowsOf(again)).toEqual([{ _id: 1, n: 1 }]);
    await again.kill();
  });
});

describe('the files', () => {
  it('may end in the middle of the last record: it was never acknowledged and is cut off', async () => {
    const journal = await crashedStore();
    const { length } = readFileSync(journal);
    truncateSync(journal, length - 3);
    const store = await startEmbeddedMongo({ dataDir });
    expect((await rowsOf(store)).map(({ _id }) => _id)).toEqual([0, 1, 2, 3]);
    const client = await connect(store);
    await client.db('d').collection<Row>('rows').insertOne({ _id: 9 });
    await client.close();
    await store.close();
    const again = await startEmbeddedMongo({ dataDir });
    expect(await rowsOf(again)).toHaveLength(5);
    await again.close();
  });

  it('may end in zeros, as some file systems leave them when the power goes', async () => {
    const journal = await crashedStore();
    appendFileSync(journal, Buffer.alloc(4096));
    const store = await startEmbeddedMongo({ dataDir });
    expect(await rowsOf(store)).toHaveLength(5);
    await store.close();
  });

  it('refuse to start when any single byte is changed, naming file and offset', async () => {
    const journal = await crashedStore();
    const bytes = readFileSync(journal);
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 23)) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
      writeFileSync(journal, changed);
      expect(await restartError()).toMatch(/journal-000001 is damaged at offset \d+/);
    }
    writeFileSync(journal, bytes);
    expect(await restartError()).toBe('started');
  });

  it('are rewritten as a snapshot when the journal has grown long, and nothing is lost', async () => {
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
    await store.kill();
    await client.close();
    expect(names()).toEqual(['journal-000002', 'snapshot-000002']);
    const again = await startEmbeddedMongo({ dataDir });
    const kept = await rowsOf(again);
    expect([kept.length, kept[0]?.n, kept[199]?.text?.length]).toEqual([200, -1, 100_000]);
    await again.close();
    rmSync(join(dataDir, 'journal-000002'));
    expect(await restartError()).toMatch(/journal-000002 is missing/);
  });

  it('may not grow any more: writes fail, reads go on, and nothing half-written stays', async () => {
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

describe('the folder', () => {
  it('belongs to one process at a time, and is free again when that was killed', async () => {
    const store = await startChild(program, dataDir);
    await expect(startChild(program, dataDir)).rejects.toThrow(/is in use by process \d+/);
    expect(await restartError()).toMatch(/is in use by process \d+/);
    await store.kill();
    expect(await restartError()).toBe('started');
  });

  it('belongs to one store at a time within a process', async () => {
    const store = await startEmbeddedMongo({ dataDir });
    expect(await restartError()).toContain(`is in use by process ${process.pid}`);
    await store.close();
    expect(await restartError()).toBe('started');
  });
});
