import { type ClientSession, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startEmbedded } from '../testing/targets';

let store: Running;
let client: MongoClient;

beforeAll(async () => {
  store = await startEmbedded();
  client = await MongoClient.connect(store.uri);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

it('builds indexes and drops databases under a constant load of transactions', async () => {
  const db = client.db('d');
  const rows = db.collection<{ _id: number; n: number }>('rows');
  let isDone = false;
  let nextId = 0;
  const write = async (session: ClientSession) => {
    await rows.insertOne({ _id: (nextId += 1), n: 0 }, { session });
    await rows.updateOne({ _id: nextId - 5 }, { $inc: { n: 1 } }, { session });
  };
  const keepWriting = async () => {
    while (!isDone) await client.withSession((session) => session.withTransaction(() => write(session)));
  };
  const writers = Array.from({ length: 6 }, keepWriting);
  for (let i = 0; i < 10; i += 1) {
    await rows.createIndexes([{ key: { n: 1, _id: i % 2 === 0 ? 1 : -1 }, name: `n${i % 2}` }]);
    if (i === 4) await db.dropDatabase();
    await rows.insertOne({ _id: -1 - i, n: 0 });
  }
  isDone = true;
  await Promise.all(writers);

  const byIndex = await rows.find({ n: { $gte: 0 } }).toArray();
  const all = await rows.find({ $or: [{ n: { $gte: 0 } }] }).toArray();
  const ids = (found: typeof all) => found.map(({ _id }) => _id).sort((a, b) => a - b);
  expect(ids(byIndex)).toEqual(ids(all));
  expect(ids(all).slice(0, 5)).toEqual([-10, -9, -8, -7, -6]);
});

it('builds an index while a transaction sees older versions', async () => {
  const rows = client.db('older').collection<{ _id: number; n: number }>('rows');
  await rows.insertMany([
    { _id: 0, n: 0 },
    { _id: 1, n: 1 },
  ]);
  await client.withSession(async (session) => {
    session.startTransaction();
    await rows.findOne({}, { session });
    for (const n of [1, 2, 2]) await rows.updateOne({ _id: 0 }, { $set: { n }, $inc: { lock: 1 } });
    await rows.createIndex({ n: 1 }, { unique: true });
    expect(await rows.find({ n: 0 }, { session }).toArray()).toEqual([{ _id: 0, n: 0 }]);
    expect(await rows.find({ n: { $gte: 0 } }).toArray()).toEqual([
      { _id: 1, n: 1 },
      { _id: 0, n: 2, lock: 3 },
    ]);
    await session.abortTransaction();
  });
  await rows.updateOne({ _id: 0 }, { $set: { n: 0 } });
  expect(await rows.find({ n: { $gte: 0 } }).toArray()).toEqual([
    { _id: 0, n: 0, lock: 3 },
    { _id: 1, n: 1 },
  ]);
});
