import { rmSync } from 'node:fs';
import { Binary, type Document, Long, MongoClient, ObjectId, UUID } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../index';
import { codeOf } from '../testing/on-each-target';
import { type Running, startEmbedded, temporaryFolder } from '../testing/targets';

let running: Running;
let client: MongoClient;

beforeAll(async () => {
  running = await startEmbedded();
  client = await MongoClient.connect(running.uri);
  await client
    .db('d')
    .collection('c')
    .insertOne({ list: [1, 2], day: new Date(0), big: 2 ** 53 - 1, half: 0.5 });
  await client.db('d').collection('c').createIndex({ indexed: 1 });
});
afterAll(async () => {
  await client.close();
  await running.close();
});

const find = (filter: Document): Document => ({ find: 'c', filter });
const update = (u: Document | Document[]): Document => ({ update: 'c', updates: [{ q: {}, u }] });
const upsert = (q: Document): Document => ({
  update: 'empty',
  updates: [{ q, u: { $set: { x: 1 } }, upsert: true }],
});
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const group = (value: Document): Document => aggregate({ $group: { _id: null, value } });
const withConcern = (writeConcern: unknown): Document => ({ insert: 'c', documents: [{}], writeConcern });
const index = (options: Document): Document => ({
  createIndexes: 'c',
  indexes: [{ key: { a: 1 }, name: 'a', ...options }],
});

/** Unsupported, or invalid in a way that MongoDB reports with a more specific code. */
const refused: Record<string, [Document, number][]> = {
  commands: [
    'ping',
    'create',
    'drop',
    'listCollections',
    'listIndexes',
    'distinct',
    'explain',
    'buildInfo',
  ].map((name) => [{ [name]: 'c' }, 59]),
  options: [
    [{ find: 'c', collation: { locale: 'en' } }, 40415],
    [{ find: 'c', hint: '_id_' }, 40415],
    [{ find: 'c', maxTimeMS: 5 }, 40415],
    [{ find: 'c', skip: 5 }, 40415],
    [{ find: 'c', limit: -1 }, 14],
    [{ find: 'c', readConcern: { level: 'linearizable' } }, 238],
    [{ find: 'c', readConcern: { level: 'snapshot' } }, 238],
    [{ find: 'c', readConcern: { level: 5 } }, 238],
    [{ find: 'c', readConcern: 5 }, 14],
    [{ find: 'c', readConcern: { foo: 1 } }, 40415],
    [{ count: 'c', query: {} }, 40415],
    [{ aggregate: 'c', pipeline: [], cursor: {}, let: {} }, 40415],
    [{ aggregate: 'c', cursor: {} }, 14],
    [{ insert: 'c', documents: [{}], bypassDocumentValidation: true }, 40415],
    [{ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }] }, 40415],
    [{ findAndModify: 'c', query: {}, update: { $set: { a: 1 } }, sort: { a: 1 } }, 40415],
    [withConcern({ w: 2 }), 238],
    [withConcern({ w: -1 }), 238],
    [withConcern({ w: 'other' }), 238],
    [withConcern({ j: true }), 40415],
    [index({ sparse: true }), 197],
    [index({ partialFilterExpression: { a: 1 } }), 197],
    [index({ key: { a: 'text' } }), 238],
    [index({ key: { a: 2 } }), 238],
    [index({ key: { _id: -1 } }), 238],
    [index({ key: { _id: 1 }, unique: true }), 238],
    [index({ key: { _id: 1 }, expireAfterSeconds: 1 }), 238],
    [index({ name: '_id_' }), 238],
    [index({ key: { 'a.b': 1 } }), 238],
    [index({ key: { list: 1 } }), 238],
  ],
  filters: [
    ...['$not', '$nin', '$exists', '$elemMatch', '$type', '$size', '$all', '$mod', '$options'].map(
      (name): [Document, number] => [find({ a: { [name]: 1 } }), 2],
    ),
    [find({ $nor: [{ a: 1 }] }), 2],
    [find({ $expr: { $gte: ['$a', 1] } }), 2],
    [find({ $comment: 'x' }), 2],
    [find({ 'a.b': 1 }), 238],
    [find({ a: /x/ }), 238],
    [find({ a: { $gt: [1] } }), 238],
    ...['^a', 'a.b', 'a$', '[a]', 'a|b', '(a)', 'a*', '\\d', 'a\\'].map((pattern): [Document, number] => [
      find({ a: { $regex: pattern } }),
      238,
    ]),
  ],
  projections: [
    [{ find: 'c', projection: { 'a.b': 1 } }, 238],
    [{ find: 'c', projection: { a: { b: 1 } } }, 238],
    [{ find: 'c', projection: { a: 0 } }, 238],
    [{ find: 'c', projection: { _id: 0 } }, 238],
    [{ find: 'c', projection: { _id: { $foo: 1 }, a: 1 } }, 238],
    [{ find: 'c', sort: { a: 5 } }, 238],
    [{ find: 'c', sort: { 'a.b': 1 } }, 238],
    [{ find: 'c', sort: { list: 1 } }, 238],
  ],
  stages: [
    ...['$sort', '$limit', '$skip', '$project', '$addFields', '$lookup', '$unwind', '$facet', '$out'].map(
      (name): [Document, number] => [aggregate({ [name]: {} }), 40324],
    ),
    ...['$avg', '$min', '$max', '$push'].map((name): [Document, number] => [group({ [name]: 1 }), 15952]),
    [aggregate(), 238],
    [aggregate({}), 238],
    [aggregate({ $match: {} }), 238],
    [aggregate({ $match: 5 }, { $group: { _id: 1 } }), 238],
    [aggregate({ $match: {}, $group: { _id: 1 } }), 238],
    [aggregate({ $group: 5 }), 238],
    [aggregate({ $group: { n: { $sum: 1 } } }), 238],
    [aggregate({ $group: { _id: 1, n: 1 } }), 15952],
    [group({ $sum: 1, $max: 1 }), 15952],
    [group({ $sum: 2 }), 238],
    [group({ $sum: '$half' }), 238],
    [aggregate({ $group: { _id: '$a' } }), 238],
    [aggregate({ $group: { _id: { $foo: 1 } } }), 238],
    [aggregate({ $group: { _id: 1 } }, { $match: {} }), 238],
    [group({ $sum: '$a.b' }), 238],
  ],
  updates: [
    ...['$unset', '$push', '$min', '$max', '$mul', '$rename', '$addToSet', '$currentDate'].map(
      (name): [Document, number] => [update({ [name]: { a: 1 } }), 9],
    ),
    [update([{ $set: { a: 1 } }]), 238],
    [update({ a: 1 }), 238],
    [update({}), 238],
    [update({ $set: { '': 1 } }), 238],
    [update({ $set: { 'a.b': 1 } }), 238],
    [update({ $set: { 'list.$[]': 1 } }), 238],
    [update({ $inc: { big: 1 } }), 238],
  ],
  upserts: [
    [upsert({ $and: [{ a: 1 }, { b: 1 }] }), 238],
    [upsert({ $or: [{ a: 1 }] }), 238],
    [upsert({ a: { $in: [3] } }), 238],
  ],
  values: [
    [find({ a: new UUID() }), 238],
    [find({ a: { $in: [new UUID()] } }), 238],
    [{ insert: 'c', documents: [{ a: /x/ }] }, 238],
    [{ insert: 'c', documents: [{ a: Long.MAX_VALUE }] }, 238],
    [{ insert: 'c', documents: [{ _id: new UUID() }] }, 238],
    [{ insert: 'c', documents: [{ _id: { a: [new UUID()] } }] }, 238],
    [{ insert: 'c', documents: [{ indexed: new Binary(Buffer.from('hi')) }] }, 238],
    [{ update: 'c', updates: [{ q: {}, u: { $set: { indexed: new UUID() } } }] }, 238],
    [{ update: 'c', updates: [{ q: { a: 'none' }, u: { $set: { _id: new UUID() } }, upsert: true }] }, 238],
  ],
};

for (const [what, cases] of Object.entries(refused)) {
  it(`rejects unsupported ${what}`, async () => {
    for (const [command, code] of cases) {
      expect(await codeOf(client.db('d').command(command)), JSON.stringify(command)).toBe(code);
    }
  });
}

it('rejects snapshot sessions', async () => {
  await client.withSession({ snapshot: true }, async (session) => {
    expect(await codeOf(client.db('d').collection('c').findOne({}, { session }))).toBe(238);
  });
});

it('rejects sorting by a field with arrays, even if the filter fixes its value', async () => {
  const rows = client.db('d').collection<{ _id: number; a: unknown }>('arrays');
  await rows.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: [0, 1] },
  ]);
  expect(await codeOf(rows.find({ a: 1 }).sort({ a: 1, _id: 1 }).toArray())).toBe(238);
  expect(await codeOf(rows.find({ a: 1 }).sort({ a: 1, _id: 1 }).limit(1).toArray())).toBe(238);
});

it('reopens its folder after rejecting values that cannot be indexed', async () => {
  const dataDir = temporaryFolder();
  const store = await startEmbeddedMongo({ dataDir });
  const writer = await MongoClient.connect(store.uri);
  const rows = writer.db('d').collection<{ _id: unknown; n: number }>('rows');
  expect(await codeOf(rows.insertOne({ _id: new UUID(), n: 1 }))).toBe(238);
  const ids = [1, 'text', true, new Date(0), new ObjectId(), { a: 1.5 }, -1, 2 ** 40];
  await rows.insertMany(ids.map((_id, n) => ({ _id, n })));
  await writer.close();
  await store.close();
  const again = await startEmbeddedMongo({ dataDir });
  const reader = await MongoClient.connect(again.uri);
  const found = await reader.db('d').collection('rows').find().sort({ n: 1 }).toArray();
  expect(found.map(({ _id }) => _id as unknown)).toEqual(ids);
  for (const _id of ids)
    await reader
      .db('d')
      .collection<{ _id: unknown }>('rows')
      .deleteOne({ _id: _id as never });
  expect(await reader.db('d').collection('rows').countDocuments()).toBe(0);
  await reader.close();
  await again.close();
  rmSync(dataDir, { recursive: true });
});
