import { type Document, Long } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

const index = (key: Document, options: Document = {}): Document => ({
  createIndexes: 'c',
  indexes: [{ key, name: 'x', ...options }],
});
const insert = (_id: unknown): Document => ({ insert: 'c', documents: [{ _id }] });
const upsert = (q: Document, $set: Document): Document => ({
  update: 'c',
  updates: [{ q, u: { $set }, upsert: true }],
});
const withConcern = (writeConcern: unknown): Document => ({ insert: 'c', documents: [{}], writeConcern });

const refused: [Document, number][] = [
  [{ nope: 1 }, 59],
  [{ find: 'c', foo: 1 }, 40415],
  [{ find: 'c', filter: 5 }, 14],
  [{ find: '' }, 73],
  [{ insert: 'c', documents: [{ _id: 9 }], foo: 1 }, 40415],
  [{ update: 'c', updates: [{ q: {} }] }, 40414],
  [{ update: 'c', updates: [{ u: {} }] }, 40414],
  [{ update: 'c', updates: [{ q: {}, u: {}, foo: 1 }] }, 40415],
  [{ delete: 'c', deletes: [{ q: {} }] }, 40414],
  [{ delete: 'c', deletes: [{ q: {}, limit: 5 }] }, 9],
  [{ findAndModify: 'c' }, 9],
  [{ findAndModify: 'c', remove: true, new: true }, 9],
  [{ findAndModify: 'c', remove: true, upsert: true }, 9],
  [{ findAndModify: 'c', remove: true, update: { $set: { a: 1 } } }, 9],
  [{ getMore: Long.fromNumber(5), collection: 'c' }, 43],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'x', foo: 1 }] }, 197],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 }] }, 67],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] }, 86],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'other' }] }, 85],
  [{ createIndexes: 'c', indexes: [{ key: { same: 1 }, name: 'same', unique: true }] }, 11000],
  [index({ b: 1 }, { unique: 'yes' }), 14],
  [index({ b: 1 }, { expireAfterSeconds: 1e12 }), 67],
  [{ createIndexes: 'empty', indexes: Array(2).fill({ key: { a: 1 }, name: 'twice' }) }, 68],
  [insert({ $a: 1 }), 52],
  [insert({ a: { $b: 1 } }), 52],
  [insert({ a: [{ $b: 1 }] }), 52],
  [insert([1]), 53],
  [upsert({ _id: { $eq: { $a: 1 } } }, { b: 1 }), 52],
  [upsert({ b: 1 }, { _id: { $a: 1 } }), 52],
  [{ find: 'empty', filter: { a: { $foo: 1 } } }, 2],
  [{ find: 'empty', singleBatch: 5 }, 14],
  [{ update: 'empty', updates: [{ q: { $foo: 1 }, u: { $set: { a: 1 } } }] }, 2],
  [{ update: 'empty', updates: [{ q: {}, u: { $foo: { a: 1 } } }] }, 9],
  [{ delete: 'empty', deletes: [{ q: { a: { $foo: 1 } }, limit: 0 }] }, 2],
  [{ aggregate: 'empty', pipeline: [], cursor: { foo: 1 } }, 40415],
  [withConcern(5), 14],
  [withConcern({ foo: 1 }), 40415],
  [{ getMore: 'x', collection: 'c' }, 14],
  [{ killCursors: 'c', cursors: ['x'] }, 14],
  [{ endSessions: [5] }, 14],
];

onEachTarget((use) => {
  it('rejects invalid commands with the same codes as MongoDB', async () => {
    const { db } = use();
    await db.collection('c').insertMany([{ same: 1 }, { same: 1 }]);
    await db.collection('c').createIndex({ a: 1 });
    for (const [command, code] of refused) {
      expect(await codeOf(db.command(command)), JSON.stringify(command)).toBe(code);
    }
  });

  it('counts documents and drops databases', async () => {
    const { db } = use();
    const collection = db.collection<Row>('c');
    await collection.insertMany([{ t: ['a', 'b'] }, { t: 'b' }, { t: null }, {}]);
    expect([await collection.countDocuments({ t: 'b' }), await collection.estimatedDocumentCount()]).toEqual([
      2, 4,
    ]);
    await db.dropDatabase();
    expect(await collection.estimatedDocumentCount()).toBe(0);
  });

  it('finds and deletes a document atomically', async () => {
    const collection = use().db.collection<Row>('c');
    await collection.insertMany([
      { _id: 1, t: 'a' },
      { _id: 2, t: 'a' },
    ]);
    expect(await collection.findOneAndDelete({ _id: 2 })).toEqual({ _id: 2, t: 'a' });
    expect(await collection.findOneAndDelete({ _id: 2 })).toBeNull();
    expect(await collection.find().toArray()).toEqual([{ _id: 1, t: 'a' }]);
  });

  it('stops an ordered batch at the first error and completes an unordered one', async () => {
    const collection = use().db.collection<Row>('c');
    await collection.insertOne({ _id: 1 });
    const batch = () => [{ _id: 2 }, { _id: 1 }, { _id: 3 }];
    await expect(collection.insertMany(batch())).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await collection.deleteOne({ _id: 2 });
    await expect(collection.insertMany(batch(), { ordered: false })).rejects.toMatchObject({
      insertedCount: 2,
    });
    expect(await collection.countDocuments()).toBe(3);
  });
});
