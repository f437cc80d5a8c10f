import { Binary, type Document, Double, Long, ObjectId } from 'mongodb';
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
  { _id: 19, a: new Binary(Buffer.from('hi')) },
  { _id: 20, a: { b: 1, c: 2 } },
  { _id: 21, a: { c: 2, b: 1 } },
  { _id: 22, constructor: 7 },
  { _id: 23, a: Long.fromString('9007199254740993') },
];

const table: [Document, number[]][] = [
  [{ a: 1 }, [1, 5, 14, 15]],
  [{ a: null }, [2, 3, 22]],
  [{ a: [1, 2] }, [11]],
  [{ a: [1, 2, 3] }, [5]],
  [{ a: { b: 1 } }, [6, 8]],
  [{ a: { b: 1, c: 2 } }, [20]],
  [{ 'a.b': 1 }, [6, 8, 9, 20, 21]],
  [{ 'a.b': null }, [1, 2, 3, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23]],
  [{ 'a.0': 1 }, [5]],
  [{ 'a.0.b': 1 }, [8, 9]],
  [{ constructor: 7 }, [22]],
  [{ a: id }, [18]],
  [{ a: new Binary(Buffer.from('hi')) }, [19]],
  [{ a: 9007199254740992 }, []],
  [{ a: { $ne: 1 } }, [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23]],
  [{ a: { $gt: 1 } }, [5, 23]],
  [{ a: { $gte: null } }, [2, 3, 22]],
  [{ a: { $gt: null } }, []],
  [{ a: { $lte: 1 } }, [1, 5, 14, 15]],
  [{ a: { $gte: NaN } }, [16]],
  [{ a: { $gt: 2, $lt: 2 } }, [5]],
  [{ a: { $lt: 'u' } }, [10, 17]],
  [{ a: { $gt: [1, 2] } }, [5, 8, 9, 11]],
  [{ a: { $lt: new Date(1) } }, [13]],
  [{ a: { $in: [1, /^te/] } }, [1, 5, 10, 14, 15]],
  [{ a: { $in: [null] } }, [2, 3, 22]],
  [{ a: { $nin: [1, null, 'text'] } }, [4, 6, 7, 8, 9, 11, 12, 13, 16, 17, 18, 19, 20, 21, 23]],
  [{ a: { $exists: false } }, [3, 22]],
  [{ 'a.c': { $exists: true } }, [8, 20, 21]],
  [{ a: { $size: 2 } }, [8, 11]],
  [{ a: { $all: [1, 2] } }, [5]],
  [{ a: { $all: [] } }, []],
  [{ a: { $elemMatch: { b: 1 } } }, [8, 9]],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [5]],
  [{ a: { $elemMatch: { $size: 2 } } }, [11]],
  [{ a: { $type: 'number' } }, [1, 5, 14, 15, 16, 23]],
  [{ a: { $type: ['string', 'objectId'] } }, [10, 17, 18]],
  [{ a: { $type: 'array' } }, [4, 5, 8, 9, 11]],
  [{ a: { $type: 'int' } }, [1, 5]],
  [{ a: /TEXT/i }, [10, 17]],
  [{ a: { $regex: '^text$', $options: 'i' } }, [10]],
  [{ a: { $regex: '^line$', $options: 'm' } }, [17]],
  [{ a: { $regex: 'T.l', $options: 's' } }, [17]],
  [{ a: { $regex: 'T.l' } }, []],
  [{ a: { $not: /t/i } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23]],
  [{ a: { $not: { $gte: 1 } } }, [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22]],
  [{ $and: [{ a: 1 }, { a: 2 }] }, [5]],
  // Different elements of one array may fulfil the two.
  [{ 'a.b': 1, 'a.c': 2 }, [8, 20, 21]],
  [{ $or: [{ a: 'text' }, { 'a.b': 1 }] }, [6, 8, 9, 10, 20, 21]],
  [{ $nor: [{ a: { $exists: true } }] }, [3, 22]],
  [{ $expr: { $eq: ['$a', 1] } }, [1, 14, 15]],
  [{ $expr: { $eq: ['$a.b', [1]] } }, [8]],
  [{ $comment: 'all', _id: { $lt: 3 } }, [1, 2]],
];

const refused: [Document, number][] = [
  [{ a: { $foo: 1 } }, 2],
  [{ $foo: 1 }, 2],
  [{ a: { $gt: 1, b: 1 } }, 2],
  [{ a: { $in: 1 } }, 2],
  [{ a: { $in: [{ $gt: 1 }] } }, 2],
  [{ a: { $not: {} } }, 2],
  [{ a: { $not: 5 } }, 2],
  [{ a: { $size: -1 } }, 2],
  [{ a: { $size: 1.5 } }, 2],
  [{ a: { $all: 1 } }, 2],
  [{ a: { $elemMatch: 1 } }, 2],
  [{ a: { $type: 'nope' } }, 2],
  [{ a: { $type: [] } }, 9],
  [{ a: { $options: 'i' } }, 2],
  [{ a: { $regex: '(' } }, 51091],
  [{ a: { $regex: 'a', $options: 'q' } }, 51108],
  [{ a: { $ne: /a/ } }, 2],
  [{ $and: [] }, 2],
  [{ $or: [1] }, 2],
  [{ $expr: { $foo: 1 } }, 168],
];

const indexings: Record<string, Document[]> = {
  'without an index': [],
  'with indexes': [{ a: 1 }, { 'a.b': -1, 'a.c': 1 }],
};

onEachTarget((use) => {
  for (const [how, indexes] of Object.entries(indexings)) {
    it(`answers every filter of the table ${how}`, async () => {
      const collection = use().db.collection('docs');
      await collection.insertMany(docs);
      for (const index of indexes) await collection.createIndex(index);
      for (const [filter, expected] of table) {
        const found = await collection.find(filter, { projection: { _id: 1 } }).toArray();
        const ids = found.map((doc) => Number(doc._id)).sort((a, b) => a - b);
        expect(ids, JSON.stringify(filter)).toEqual(expected);
      }
    });
  }

  it('refuses what it does not know with the code of the server', async () => {
    const collection = use().db.collection('docs');
    await collection.insertMany(docs);
    for (const [filter, code] of refused) {
      expect(await codeOf(collection.find(filter).toArray()), JSON.stringify(filter)).toBe(code);
    }
  });

  it('sorts by the order of types, arrays by their least or greatest element', async () => {
    const collection = use().db.collection<{ _id: number; a?: unknown }>('docs');
    const values = ['b', 5, null, [0, 9], { x: 1 }, true, new Date(0), id, 'B', [], 2.5];
    await collection.insertMany([...values.map((a, _id) => ({ _id, a })), { _id: 99 }]);
    const ids = async (direction: 1 | -1) => {
      const found = await collection.find().sort({ a: direction, _id: 1 }).toArray();
      return found.map(({ _id }) => _id);
    };
    expect(await ids(1)).toEqual([9, 2, 99, 3, 10, 1, 8, 0, 4, 7, 5, 6]);
    expect(await ids(-1)).toEqual([6, 5, 7, 4, 0, 8, 3, 1, 10, 2, 99, 9]);
    await collection.createIndex({ a: 1, _id: 1 });
    expect(await ids(1)).toEqual([9, 2, 99, 3, 10, 1, 8, 0, 4, 7, 5, 6]);
  });

  it('reads long results batch by batch', async () => {
    const collection = use().db.collection<{ _id: number }>('docs');
    await collection.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })));
    const seen: number[] = [];
    for await (const doc of collection.find({}, { batchSize: 7 }).sort({ _id: 1 })) seen.push(doc._id);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(await collection.find().sort({ _id: -1 }).skip(10).limit(2).toArray()).toEqual([
      { _id: 239 },
      { _id: 238 },
    ]);
  });
});
