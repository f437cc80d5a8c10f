import { Binary, type Document } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

const base = { _id: 1, n: 5, s: 'str', arr: [1, 2, 3, 2], o: { x: 1 }, objs: [{ k: 1 }, { k: 2 }] };

/** Updates with the fields that they change in `base`. */
const table: [Document, Document][] = [
  [{ $set: { n: 6, zz: 1 } }, { n: 6, zz: 1 }],
  [{ $inc: { n: -2, m: 1.5 } }, { n: 3, m: 1.5 }],
  [{ $setOnInsert: { n: 99 } }, {}],
];

const refused: [Document, number][] = [
  [{ $foo: { a: 1 } }, 9],
  [{ $set: { _id: 2 } }, 66],
  [{ $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{ $inc: { s: 1 } }, 14],
  [{ $inc: { n: 'x' } }, 14],
];

onEachTarget((use) => {
  it('changes the expected fields for each update', async () => {
    const collection = use().db.collection<Row>('docs');
    for (const [update, changes] of table) {
      await collection.deleteMany({});
      await collection.insertOne(base);
      const result = await collection.updateOne({ _id: base._id }, update);
      expect(await collection.findOne(), JSON.stringify(update)).toEqual({ ...base, ...changes });
      expect(result.modifiedCount, JSON.stringify(update)).toBe(Object.keys(changes).length > 0 ? 1 : 0);
    }
  });

  it('rejects an invalid update with the same code as MongoDB and changes nothing', async () => {
    const collection = use().db.collection<Row>('docs');
    await collection.insertOne(base);
    for (const [update, code] of refused) {
      expect(await codeOf(collection.updateOne({}, update)), JSON.stringify(update)).toBe(code);
    }
    expect(await collection.findOne()).toEqual(base);
  });

  it('builds the document of an upsert from the equality conditions of its filter', async () => {
    const collection = use().db.collection<Row>('docs');
    const upsert = async (filter: Document, update: Document) => {
      await collection.deleteMany({});
      await collection.updateOne(filter, update, { upsert: true });
      const { _id, ...fields } = (await collection.findOne()) ?? {};
      return fields;
    };
    expect(await upsert({ a: 1, b: { $eq: { c: 2 } }, d: { $gt: 3 } }, { $set: { x: 1 } })).toEqual({
      a: 1,
      b: { c: 2 },
      x: 1,
    });
    expect(await upsert({ a: 1, $or: [{ b: 1 }, { b: 2 }] }, { $inc: { a: 1 } })).toEqual({ a: 2 });
    expect(await upsert({ a: 1 }, { $setOnInsert: { y: 1 }, $set: { l: 1 } })).toEqual({ a: 1, l: 1, y: 1 });
  });

  it('finds and updates a document atomically and reports the outcome', async () => {
    const collection = use().db.collection<Row>('docs');
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    const after = { returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } }, after)).toEqual({
      _id: 2,
      n: 3,
    });
    expect(await collection.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } })).toEqual({ _id: 2, n: 3 });
    expect(
      await collection.findOneAndUpdate({ _id: 3 }, { $set: { n: 9 } }, { ...after, upsert: true }),
    ).toEqual({ _id: 3, n: 9 });
    expect(await collection.findOneAndUpdate({ _id: 4 }, { $set: { n: 9 } })).toBeNull();
    expect(await collection.updateMany({}, { $set: { n: 4 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 2,
    });
    expect(await collection.deleteOne({ n: 4 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ n: 4 })).toMatchObject({ deletedCount: 2 });
  });

  it('stores binary values and NaN unchanged', async () => {
    const collection = use().db.collection<Row>('docs');
    await collection.insertOne({ _id: 1, bytes: new Binary(Buffer.from('hi')), none: NaN, n: 1 });
    expect(await collection.updateOne({ _id: 1 }, { $set: { n: 2, none: NaN } })).toMatchObject({
      modifiedCount: 1,
    });
    const doc = await collection.findOne();
    expect([String(doc?.['bytes']), doc?.['none'], doc?.['n']]).toEqual(['hi', NaN, 2]);
  });

  it('runs the statements of rate-limiter-flexible', async () => {
    const limits = use().db.collection<Row>('limits');
    await limits.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
    await limits.createIndex({ key: 1 }, { unique: true });
    const consume = () =>
      limits.findOneAndUpdate(
        { $or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }], key: 'k' },
        { $setOnInsert: { key: 'k', expire: new Date(Date.now() + 60_000) }, $inc: { points: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    const counts = [];
    for (let i = 0; i < 3; i += 1) counts.push((await consume())?.['points']);
    expect(counts).toEqual([1, 2, 3]);
    await limits.updateOne({ key: 'k' }, { $set: { expire: new Date(0) } });
    expect(await codeOf(consume())).toBe(11000);
  });
});
