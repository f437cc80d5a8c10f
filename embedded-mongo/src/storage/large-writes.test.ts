import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildProgram, startChild } from '../testing/child-store';
import { temporaryFolder } from '../testing/targets';

interface Row {
  _id: number;
  n: number;
  text: string;
}

let program: string;
let dataDir: string;

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => rmSync(dirname(program), { recursive: true }));
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const rowsOf = (count: number, bytes: number): Row[] =>
  Array.from({ length: count }, (_, _id) => ({ _id, n: 0, text: 'x'.repeat(bytes) }));

/** Runs `write`, kills the store, and summarizes the rows that a new one recovers. */
async function afterKill(write: (client: MongoClient) => Promise<unknown>) {
  const store = await startChild(program, dataDir);
  const client = await MongoClient.connect(store.uri);
  await write(client);
  await client.close();
  await store.kill();
  const again = await startChild(program, dataDir);
  const reader = await MongoClient.connect(again.uri);
  const rows = await reader.db('d').collection<Row>('rows').find().toArray();
  await reader.close();
  await again.kill();
  return { count: rows.length, kinds: [...new Set(rows.map(({ n, text }) => `${n}: ${text.length}`))] };
}

it('stores every byte of an update of several documents with more than 17 MiB in total', async () => {
  const rows = rowsOf(7, 2_600_000);
  const recovered = await afterKill(async (client) => {
    const collection = client.db('d').collection<Row>('rows');
    for (const row of rows) await collection.insertOne(row);
    await collection.updateMany({}, { $inc: { n: 1 } });
  });
  expect(recovered).toEqual({ count: 7, kinds: ['1: 2600000'] });
});

it('stores 100,000 documents in one batch', async () => {
  const recovered = await afterKill((client) =>
    client.db('d').collection<Row>('rows').insertMany(rowsOf(100_000, 200)),
  );
  expect(recovered).toEqual({ count: 100_000, kinds: ['0: 200'] });
});

it('reports all errors of a batch of 100,000 documents', async () => {
  const store = await startChild(program, dataDir);
  const client = await MongoClient.connect(store.uri);
  const command = { insert: 'rows', documents: rowsOf(100_000, 0), ordered: false };
  await client.db('d').command(command);
  const { writeErrors } = await client.db('d').command(command);
  const codes = (writeErrors as { code: number }[]).map(({ code }) => code);
  expect([codes.length, new Set(codes)]).toEqual([100_000, new Set([11000])]);
  await client.close();
  await store.kill();
});

it('stores a transaction of 25 MB', async () => {
  const recovered = await afterKill((client) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const collection = client.db('d').collection<Row>('rows');
        for (const row of rowsOf(25, 1_000_000)) await collection.insertOne(row, { session });
      }),
    ),
  );
  expect(recovered).toEqual({ count: 25, kinds: ['0: 1000000'] });
});

it('stores a document of 16 MB and rejects a larger one', async () => {
  const recovered = await afterKill(async (client) => {
    const collection = client.db('d').collection<Row>('rows');
    await collection.insertMany(rowsOf(1, 16 * 1024 * 1024 - 60));
    const grow = collection.updateOne({ _id: 0 }, { $set: { more: 'y'.repeat(80) } });
    await expect(grow).rejects.toMatchObject({ code: 10334 });
  });
  expect(recovered).toEqual({ count: 1, kinds: [`0: ${16 * 1024 * 1024 - 60}`] });
});
