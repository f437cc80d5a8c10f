import { type Collection, type Document, Double, Long, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget } from '../testing/on-each-target';

const id = new ObjectId('5f0000000000000000000001');
const docs: Document[] = [
  { _id: 1, a: 1 },
  { _id: 2, a: null },
  { _id: 3 },
  { _id: 4, a: [] },
  { _id: 5, a: [1, 2, 3] },
  { _id: 6, a: { b: 1 } },
  { _id: 7, a: { b: null } },
  { _id: 8, a: [{ b: 1 }, { c: 2 }] },
  { _id: 9, a: [{ b: [1, 5] }] },
  { _id: 10, a: 'text' },
  { _id: 11, a: [[1, 2], [3]] },
  { _id: 12, a: true },
  { _id: 13, a: new Date(0) },
  { _id: 14, a: new Double(1) },
  { _id: 15, a: Long.fromNumber(1) },
  { _id: 16, a: NaN },
  { _id: 17, a: 'TEXT\nline' },
  { _id: 18, a: id },
  { _id: 20, a: { b: 1, c: 2 } },
  { _id: 21, a: { c: 2, b: 1 } },
  { _id: 22, constructor: 7 },
];

const table: [Document, number[]][] = [
  [{ a: 1 }, [1, 5, 14, 15]],
  [{ a: null }, [2, 3, 22]],
  [{ a: [1, 2] }, [11]],
  [{ a: [1, 2, 3] }, [5]],
  [{ a: { b: 1 } }, [6, 8]],
  [{ a: { b: 1, c: 2 } }, [20]],
  [{ constructor: 7 }, [22]],
  [{ a: id }, [18]],
  [{ a: { $ne: 1 } }, [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 20, 21, 22]],
  [{ a: { $gt: 1 } }, [5]],
  [{ a: { $gte: null } }, [2, 3, 22]],
  [{ a: { $gt: null } }, []],
  [{ a: { $lte: 1 } }, [1, 5, 14, 15]],
  [{ a: { $gte: NaN } }, [16]],
  [{ a: { $gt: 2, $lt: 2 } }, [5]],
  [{ a: { $lt: 'u' } }, [10, 17]],
  [{ a: { $lt: new Date(1) } }, [13]],
  [{ a: { $in: [1, 'text'] } }, [1, 5, 10, 14, 15]],
  [{ a: { $in: [null] } }, [2, 3, 22]],
  [{ a: { $regex: 'ex' } }, [10]],
  [{ a: { $regex: 'T\nl' } }, [17]],
  [{ a: { $regex: '\\.' } }, []],
  [{ $and: [{ a: 1 }, { a: 2 }] }, [5]],
  [{ $or: [{ a: 'text' }, { a: 3 }] }, [5, 10]],
];

const refused: [Document, number][] = [
  [{ a: { $foo: 1 } }, 2],
  [{ $foo: 1 }, 2],
  [{ a: { $gt: 1, b: 1 } }, 2],
  [{ a: { $in: 1 } }, 2],
  [{ a: { $in: [{ $gt: 1 }] } }, 2],
  [{ a: { $regex: 5 } }, 2],
  [{ a: { $regex: 'a\0' } }, 2],
  [{ $and: [] }, 2],
  [{ $or: [1] }, 2],
];

onEachTarget((use) => {
  const expectTable = async (collection: Collection, stored: Document[]) => {
    await collection.insertMany(stored);
    const storedIds = stored.map(({ _id }) => Number(_id));
    for (const [filter, expected] of table) {
      const found = await collection.find(filter, { projection: { _id: 1 } }).toArray();
      const ids = found.map(({ _id }) => Number(_id)).sort((a, b) => a - b);
      expect(ids, JSON.stringify(filter)).toEqual(expected.filter((_id) => storedIds.includes(_id)));
    }
  };

  it('finds the expected documents for each filter', async () => {
    await expectTable(use().db.collection('docs'), docs);
  });

  it('finds the same documents using an index', async () => {
    const collection = use().db.collection('docs');
    await collection.createIndexes([
      { key: { a: 1, _id: 1 }, name: 'a' },
      { key: { constructor: -1 }, name: 'c' },
    ]);
    await expectTable(
      collection,
      docs.filter(({ a }) => !Array.isArray(a)),
    );
  });

  it('rejects invalid filters with the same codes as MongoDB', async () => {
    const collection = use().db.collection('docs');
    await collection.insertMany(docs);
    for (const [filter, code] of refused) {
      expect(await codeOf(collection.find(filter).toArray()), JSON.stringify(filter)).toBe(code);
    }
  });

  it('sorts by type, then by value', async () => {
    const collection = use().db.collection<{ _id: number; a?: unknown }>('docs');
    const values = ['b', 5, null, { x: 1 }, true, new Date(0), id, 'B', 2.5];
    await collection.insertMany([...values.map((a, _id) => ({ _id, a })), { _id: 99 }]);
    const ids = async (direction: 1 | -1) => {
      const found = await collection.find().sort({ a: direction, _id: 1 }).toArray();
      return found.map(({ _id }) => _id);
    };
    expect(await ids(1)).toEqual([2, 99, 8, 1, 7, 0, 3, 6, 4, 5]);
    expect(await ids(-1)).toEqual([5, 4, 6, 3, 0, 7, 1, 8, 2, 99]);
    await collection.createIndex({ a: 1, _id: 1 });
    expect(await ids(1)).toEqual([2, 99, 8, 1, 7, 0, 3, 6, 4, 5]);
  });

  it('returns large results in batches', async () => {
    const collection = use().db.collection<{ _id: number }>('docs');
    await collection.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })));
    const seen: number[] = [];
    for await (const doc of collection.find({}, { batchSize: 7 }).sort({ _id: 1 })) seen.push(doc._id);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(await collection.find().sort({ _id: -1 }).limit(2).toArray()).toEqual([
      { _id: 249 },
      { _id: 248 },
    ]);
  });
});
