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
const single = fc.oneof(scalar, fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }));
const small = fc.oneof(single, fc.array(scalar, { maxLength: 3 }));
const value = fc.oneof(small, fc.array(small, { maxLength: 2 }));
// Indexes reject arrays, so one field has none.
const doc = fc.record({ a: value, b: value, c: single }, { requiredKeys: [] });

const path = fc.constantFrom('a', 'b', 'c');
// Ranges over whole arrays are left out: the server's own result depends on whether it uses an index.
const condition = fc.oneof(
  small,
  fc.record({ $gt: scalar }),
  fc.record({ $gte: scalar, $lt: scalar }),
  fc.record({ $lte: scalar }),
  fc.record({ $ne: small }),
  fc.record({ $in: fc.array(small, { minLength: 1, maxLength: 3 }) }),
);
const simple = fc.tuple(path, condition).map(([name, wanted]): Document => ({ [name]: wanted }));
const filter = fc.oneof(
  simple,
  fc.tuple(simple, simple).map(([one, other]): Document => ({ $and: [one, other] })),
  fc.tuple(simple, simple, simple).map(([one, two, both]): Document => ({ $or: [one, two], ...both })),
);
const update = fc.oneof(
  fc.tuple(path, single).map(([name, to]): Document => ({ $set: { [name]: to } })),
  fc.tuple(fc.constantFrom('a', 'b'), small).map(([name, to]): Document => ({ $set: { [name]: to } })),
  fc.tuple(path, fc.constantFrom(1, 0.5)).map(([name, by]): Document => ({ $inc: { [name]: by } })),
);
const indexes: Record<string, 1 | -1>[] = [{ c: 1 }, { c: -1, _id: 1 }];

async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    return `error ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`;
  }
}

/** The results that must be equal on every store: the documents found, and the changed ones. */
async function outcomes(docs: Document[], filters: Document[], changes: Document[], useIndexes: boolean) {
  return Promise.all(
    stores.map(async ({ client }) => {
      const rows = client.db('agreement').collection<Document>(useIndexes ? 'indexed' : 'plain');
      await client.db('agreement').dropDatabase();
      if (useIndexes) for (const index of indexes) await rows.createIndex(index);
      await rows.insertMany(docs.map((fields, i) => ({ _id: i as never, ...fields })));
      const ids = (found: Document[]) => found.map(({ _id }) => Number(_id)).sort((x, y) => x - y);
      const found = [];
      for (const wanted of filters)
        found.push([wanted, await attempt(async () => ids(await rows.find(wanted).toArray()))]);
      const sorted = (await rows.find().sort({ c: -1, _id: 1 }).toArray()).map(({ _id }) => _id);
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

it('returns the same results on every store, with and without indexes', async () => {
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
    // The same random documents in every run, unless a number of runs is set.
    RUNS === undefined
      ? { numRuns: 12, seed: 12, endOnFailure: true }
      : { numRuns: Number(RUNS), endOnFailure: true },
  );
}, 600_000);
