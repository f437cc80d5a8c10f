import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startEmbedded } from './testing/targets';

let store: Running;
let client: MongoClient;

beforeAll(async () => {
  store = await startEmbedded();
  client = await MongoClient.connect(store.uri);
  const rows = client.db('d').collection<Document>('rows');
  const name = (i: number) => `name ${String((i * 7919) % 5_000).padStart(4, '0')}`;
  await rows.insertMany(Array.from({ length: 5_000 }, (_, i) => ({ i, name: name(i), team: `t${i % 50}` })));
  await rows.createIndexes([
    { key: { i: 1 }, name: 'i', unique: true },
    { key: { name: 1, _id: 1 }, name: 'name' },
    { key: { team: 1, name: 1 }, name: 'teamName' },
  ]);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

interface Explained {
  readonly executionStats?: { readonly totalDocsExamined: number };
  readonly queryPlanner?: { readonly winningPlan: { readonly stage: string } };
  readonly stages?: readonly { readonly collectionScans: number; readonly totalDocsExamined: number }[];
}

interface Case {
  readonly filter: Document;
  readonly sort?: Record<string, 1 | -1>;
  readonly limit?: number;
  readonly examined: number;
}

const cases: Record<string, Case> = {
  'an equality': { filter: { i: 77 }, examined: 1 },
  'several values': { filter: { i: { $in: [1, 2, 9_000] } }, examined: 2 },
  'thousands of values': {
    filter: { i: { $in: Array.from({ length: 3_000 }, (_, n) => n * 4) } },
    examined: 1_250,
  },
  'a range': { filter: { i: { $gte: 100, $lt: 110 } }, examined: 10 },
  'an order with a limit': { filter: {}, sort: { name: 1, _id: 1 }, limit: 20, examined: 20 },
  'an order backwards': { filter: {}, sort: { name: -1, _id: -1 }, limit: 20, examined: 20 },
  'an equality with an order': { filter: { team: 't7' }, sort: { name: 1 }, limit: 5, examined: 5 },
  'an equality with a range': { filter: { team: 't7', name: { $gt: 'name 48' } }, examined: 5 },
  'a range given in two parts': {
    filter: { $and: [{ i: { $gte: 100 } }, { i: { $lt: 110 } }] },
    examined: 10,
  },
};

for (const [what, { filter, sort = {}, limit = 0, examined }] of Object.entries(cases)) {
  it(`finds ${what} by an index, looking at no more than it must`, async () => {
    const rows = client.db('d').collection<Document>('rows');
    const explained: Explained = await rows.find(filter).sort(sort).limit(limit).explain();
    expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
    expect(explained.executionStats?.totalDocsExamined).toBeLessThanOrEqual(examined);
    const byIndex = await rows.find(filter).sort(sort).limit(limit).toArray();
    // No index answers an $or: what it finds was found by looking at everything.
    const all = await rows
      .find({ $or: [filter] })
      .sort(sort)
      .toArray();
    const names = (docs: Document[]) => docs.map((doc) => Number(doc['i']));
    const expected = limit > 0 ? all.slice(0, limit) : all;
    if (Object.keys(sort).length > 0) expect(names(byIndex)).toEqual(names(expected));
    else expect(names(byIndex).sort()).toEqual(names(expected).sort());
  });
}

it('says so when it has to look at everything', async () => {
  const explained: Explained = await client.db('d').collection('rows').find({ nope: 1 }).explain();
  expect(explained.queryPlanner?.winningPlan.stage).toBe('COLLSCAN');
  expect(explained.executionStats?.totalDocsExamined).toBe(5_000);
});

it('joins by the index of the other collection', async () => {
  const rows = client.db('d').collection('rows');
  const pipeline = [
    { $match: { i: { $lt: 10 } } },
    { $lookup: { from: 'rows', localField: 'i', foreignField: 'i', as: 'same' } },
    {
      $lookup: {
        from: 'rows',
        localField: 'i',
        foreignField: 'i',
        pipeline: [{ $match: { team: 't1' } }],
        as: 'again',
      },
    },
  ];
  const explained: Explained = await rows.aggregate(pipeline).explain();
  const lookups = explained.stages?.slice(1);
  expect(lookups?.map((stage) => [stage.collectionScans, stage.totalDocsExamined])).toEqual([
    [0, 10],
    [0, 10],
  ]);
  expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
});
