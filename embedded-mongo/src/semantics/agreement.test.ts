import fc from 'fast-check';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, targets } from '../testing/targets';

const stores: { running: Running; client: MongoClient }[] = [];

beforeAll(async () => {
  for (const target of targets) {
    const running = await target.start();
    stores.push({ running, client: await MongoClient.connect(running.uri) });
  }
});
afterAll(async () => {
  for (const { running, client } of stores) {
    await client.close();
    await running.close();
  }
});

const scalar = fc.constantFrom<unknown>(null, 0, 1, 2, 3, 2.5, 'a', 'b', true, new Date(0));
const small = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }),
);
const value = fc.oneof(small, fc.array(small, { maxLength: 2 }));
const doc = fc.record({ a: value, b: value, c: fc.record({ x: value }) }, { requiredKeys: [] });

const path = fc.constantFrom('a', 'b', 'c.x', 'a.x', 'a.y', 'a.0', 'b.x');
// A range over whole arrays is left out: the server itself answers it otherwise with an index.
const condition = fc.oneof(
  small,
  fc.record({ $gt: scalar }),
  fc.record({ $gte: scalar, $lt: scalar }),
  fc.record({ $lte: scalar }),
  fc.record({ $ne: small }),
  fc.record({ $in: fc.array(small, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 2 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $not: fc.record({ $gt: scalar }) }),
  fc.record({ $elemMatch: fc.record({ $gte: scalar, $lte: scalar }) }),
  fc.record({ $elemMatch: fc.record({ x: scalar }) }),
);
const simple = fc.tuple(path, condition).map(([name, wanted]): Document => ({ [name]: wanted }));
const filter = fc.oneof(
  simple,
  fc.tuple(simple, simple).map(([one, other]): Document => ({ $and: [one, other] })),
  fc.tuple(simple, simple, simple).map(([one, two, both]): Document => ({ $or: [one, two], ...both })),
);
const update = fc.oneof(
  fc.tuple(path, small).map(([name, to]): Document => ({ $set: { [name]: to } })),
  // Taking a null out of an array counts as a change on the server, though nothing changes.
  path.filter((name) => name !== 'a.0').map((name): Document => ({ $unset: { [name]: 1 } })),
  fc.tuple(path, scalar).map(([name, item]): Document => ({ $push: { [name]: item } })),
  fc.tuple(path, scalar).map(([name, item]): Document => ({ $pull: { [name]: item } })),
  fc.tuple(path, scalar).map(([name, item]): Document => ({ $addToSet: { [name]: item } })),
  fc.tuple(path, fc.constantFrom(1, 0.5)).map(([name, by]): Document => ({ $inc: { [name]: by } })),
  fc.tuple(path, scalar).map(([name, to]): Document => ({ $max: { [name]: to } })),
);

const indexes: Record<string, 1 | -1>[] = [
  { a: 1 },
  { 'c.x': -1, _id: 1 },
  // Not with 'a.y' in one index: two arrays side by side are refused then, and only then.
  { 'a.x': 1 },
  { 'a.y': -1 },
  { b: -1 },
];

async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    return `error ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`;
  }
}

/** What every store must agree on, with and without indexes: the documents found, and the changed ones. */
async function outcomes(docs: Document[], filters: Document[], changes: Document[], useIndexes: boolean) {
  return Promise.all(
    stores.map(async ({ client }) => {
      const rows = client.db('agreement').collection<Document>(useIndexes ? 'indexed' : 'plain');
      await rows.drop();
      await client.db('agreement').createCollection(rows.collectionName);
      if (useIndexes) for (const index of indexes) await rows.createIndex(index);
      await rows.insertMany(docs.map((fields, i) => ({ _id: i as never, ...fields })));
      const ids = (found: Document[]) => found.map(({ _id }) => Number(_id)).sort((x, y) => x - y);
      const found = [];
      for (const wanted of filters)
        found.push([wanted, await attempt(async () => ids(await rows.find(wanted).toArray()))]);
      const sorted = (await rows.find().sort({ 'c.x': -1, _id: 1 }).toArray()).map(({ _id }) => _id);
      const changed = [];
      for (const [i, change] of changes.entries()) {
        const written = () => rows.updateOne({ _id: (i % docs.length) as never }, change);
        changed.push([change, await attempt(async () => (await written()).modifiedCount)]);
      }
      return { found, sorted, changed, state: await rows.find().sort({ _id: 1 }).toArray() };
    }),
  );
}

const RUNS = process.env['AGREEMENT_RUNS'];

it('gives one answer for the same documents, filters and updates, with and without indexes', async () => {
  const samples = { minLength: 12, maxLength: 25 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(doc, samples),
      fc.array(filter, samples),
      fc.array(update, samples),
      async (docs, filters, changes) => {
        const [expected, ...others] = [
          ...(await outcomes(docs, filters, changes, false)),
          ...(await outcomes(docs, filters, changes, true)),
        ];
        for (const other of others) expect(other).toEqual(expected);
      },
    ),
    // The same documents in every run, unless more are asked for.
    RUNS === undefined
      ? { numRuns: 12, seed: 12, endOnFailure: true }
      : { numRuns: Number(RUNS), endOnFailure: true },
  );
}, 600_000);
