import { type Document, Long } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

const refused: [Document, number][] = [
  [{ nope: 1 }, 59],
  [{ find: 'c', foo: 1 }, 40415],
  [{ find: 'c', filter: 5 }, 14],
  [{ find: 'c', limit: -1 }, 51024],
  [{ find: '' }, 73],
  [{ aggregate: 'c', pipeline: [] }, 9],
  [{ aggregate: 'c', cursor: {} }, 40414],
  [{ distinct: 'c' }, 40414],
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
  [{ createIndexes: 'c', indexes: [{ key: { a: 'nope' }, name: 'x' }] }, 67],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'x', foo: 1 }] }, 197],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 }] }, 67],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] }, 86],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'other' }] }, 85],
  [{ createIndexes: 'c', indexes: [{ key: { same: 1 }, name: 'same', unique: true }] }, 11000],
];

onEachTarget((use) => {
  it('refuses wrong commands with the code of the server', async () => {
    const { db } = use();
    await db.collection('c').insertMany([{ same: 1 }, { same: 1 }]);
    await db.collection('c').createIndex({ a: 1 });
    for (const [command, code] of refused) {
      expect(await codeOf(db.command(command)), JSON.stringify(command)).toBe(code);
    }
  });

  it('counts, tells distinct values and drops', async () => {
    const { db } = use();
    const collection = db.collection<Row>('c');
    await collection.insertMany([{ t: ['a', 'b'] }, { t: 'b' }, { t: null }, {}]);
    expect(await collection.distinct('t')).toEqual([null, 'a', 'b']);
    expect([await collection.countDocuments({ t: 'b' }), await collection.estimatedDocumentCount()]).toEqual([
      2, 4,
    ]);
    await db.dropDatabase();
    expect(await collection.estimatedDocumentCount()).toBe(0);
  });

  it('finds and deletes in one step', async () => {
    const collection = use().db.collection<Row>('c');
    await collection.insertMany([
      { _id: 1, t: 'a' },
      { _id: 2, t: 'a' },
    ]);
    expect(await collection.findOneAndDelete({ _id: 2 })).toEqual({ _id: 2, t: 'a' });
    expect(await collection.findOneAndDelete({ _id: 2 })).toBeNull();
    expect(await collection.find().toArray()).toEqual([{ _id: 1, t: 'a' }]);
  });

  it('writes a batch up to its first error, or all that can be written', async () => {
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
