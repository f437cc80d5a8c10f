import { Binary, type Document, Long, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../testing/on-each-target';
import { type Running, startEmbedded } from '../testing/targets';

let running: Running;
let client: MongoClient;

beforeAll(async () => {
  running = await startEmbedded();
  client = await MongoClient.connect(running.uri);
  await client
    .db('d')
    .collection('c')
    .insertOne({ list: [1, 2], day: new Date(0), big: 2 ** 53 - 1 });
});
afterAll(async () => {
  await client.close();
  await running.close();
});

const find = (filter: Document): Document => ({ find: 'c', filter });
const update = (u: Document | Document[]): Document => ({ update: 'c', updates: [{ q: {}, u }] });
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const compute = (value: unknown): Document => aggregate({ $addFields: { value } });
const group = (value: Document): Document => aggregate({ $group: { _id: null, value } });
const index = (options: Document): Document => ({
  createIndexes: 'c',
  indexes: [{ key: { a: 1 }, name: 'a', ...options }],
});
const lookup = { from: 'c', localField: 'a', foreignField: 'b', as: 'x' };

/** What a server does and this store does not: it must say so, with the code of an unknown name or 238. */
const refused: Record<string, [Document, number][]> = {
  commands: ['ping', 'create', 'drop', 'listCollections', 'listIndexes', 'dropIndexes', 'buildInfo'].map(
    (name) => [{ [name]: 'c' }, 59],
  ),
  options: [
    [{ find: 'c', collation: { locale: 'en' } }, 40415],
    [{ find: 'c', hint: '_id_' }, 40415],
    [{ find: 'c', maxTimeMS: 5 }, 40415],
    [{ find: 'c', readConcern: { level: 'linearizable' } }, 9],
    [{ aggregate: 'c', pipeline: [], cursor: {}, let: {} }, 40415],
    [{ explain: { find: 'c', collation: { locale: 'en' } } }, 40415],
    [{ insert: 'c', documents: [{}], bypassDocumentValidation: true }, 40415],
    [{ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }] }, 40415],
    [{ findAndModify: 'c', query: {}, update: { $set: { a: 1 } }, sort: { a: 1 } }, 40415],
    [{ insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 100],
    [index({ sparse: true }), 197],
    [index({ partialFilterExpression: { a: 1 } }), 197],
    [index({ key: { a: 'text' } }), 67],
    [index({ key: { 'a.b': 1 } }), 238],
    [index({ key: { list: 1 } }), 238],
  ],
  filters: [
    ...['$not', '$elemMatch', '$type', '$size', '$all', '$mod', '$options'].map(
      (name): [Document, number] => [find({ a: { [name]: 1 } }), 2],
    ),
    [find({ $nor: [{ a: 1 }] }), 2],
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
    [{ find: 'c', sort: { 'a.b': 1 } }, 238],
    [{ find: 'c', sort: { list: 1 } }, 238],
  ],
  stages: [
    ...['$set', '$unset', '$replaceRoot', '$sortByCount', '$out', '$unionWith'].map(
      (name): [Document, number] => [aggregate({ [name]: {} }), 40324],
    ),
    [aggregate({ $addFields: { 'a.b': 1 } }), 238],
    [aggregate({ $unwind: { path: '$list', preserveNullAndEmptyArrays: true } }), 238],
    [aggregate({ $lookup: { ...lookup, let: {} } }), 238],
    [aggregate({ $lookup: { ...lookup, localField: 'list' } }), 238],
    [aggregate({ $lookup: { ...lookup, localField: 'a.b' } }), 238],
    ...['$avg', '$first', '$last', '$push', '$addToSet'].map((name): [Document, number] => [
      group({ [name]: '$a' }),
      15952,
    ]),
  ],
  expressions: [
    ...[
      '$not',
      '$switch',
      '$round',
      '$concat',
      '$arrayElemAt',
      '$reduce',
      '$toString',
      '$literal',
      '$type',
    ].map((name): [Document, number] => [compute({ $ifNull: [null, { [name]: 1 }] }), 168]),
    [compute('$$ROOT'), 17276],
    [compute('$$NOW'), 17276],
    [compute({ $add: ['$day', 1] }), 238],
    [compute({ $toLower: 5 }), 238],
    [compute({ $add: ['$big', 1] }), 238],
  ],
  updates: [
    ...['$min', '$max', '$mul', '$rename', '$pull', '$addToSet', '$currentDate'].map(
      (name): [Document, number] => [update({ [name]: { a: 1 } }), 9],
    ),
    [update([{ $set: { a: 1 } }]), 238],
    [update({ a: 1 }), 238],
    [update({ $set: { 'a.b': 1 } }), 238],
    [update({ $set: { 'list.$[]': 1 } }), 238],
    [update({ $push: { list: { $each: [1] } } }), 238],
    [update({ $inc: { big: 1 } }), 238],
  ],
  values: [
    [{ insert: 'c', documents: [{ a: /x/ }] }, 238],
    [{ insert: 'c', documents: [{ a: Long.MAX_VALUE }] }, 238],
    [{ insert: 'c', documents: [{ _id: new Binary(Buffer.from('hi')) }] }, 238],
  ],
};

for (const [what, cases] of Object.entries(refused)) {
  it(`refuses ${what} that it does not have`, async () => {
    for (const [command, code] of cases) {
      const reply = client
        .db('d')
        .command(command)
        .then((answer) => {
          const [first] = (answer['writeErrors'] ?? []) as Document[];
          if (first) throw Object.assign(new Error(), { code: Number(first['code']) });
        });
      expect(await codeOf(reply), JSON.stringify(command)).toBe(code);
    }
  });
}
