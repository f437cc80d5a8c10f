import type { ClientSession, Document } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

const group = { $group: { _id: null, n: { $sum: 1 } } };

const refused: [Document[], number][] = [
  [[{ $foo: 1 }], 40324],
  [[{ $match: { a: { $foo: 1 } } }, group], 2],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
];

onEachTarget((use) => {
  it('counts the matching documents and returns nothing if there are none', async () => {
    const rows = use().db.collection<Row>('rows');
    await rows.insertMany([1, 2, 3].map((_id) => ({ _id, a: _id % 2 })));
    expect(await rows.aggregate([{ $match: { a: 1 } }, group]).toArray()).toEqual([{ _id: null, n: 2 }]);
    expect(await rows.aggregate([group]).toArray()).toEqual([{ _id: null, n: 3 }]);
    expect(await rows.aggregate([{ $match: { a: 9 } }, group]).toArray()).toEqual([]);
    expect([await rows.countDocuments({ a: 1 }), await rows.countDocuments({ a: 9 })]).toEqual([2, 0]);
  });

  it('adds up the numbers in a field', async () => {
    const rows = use().db.collection<Row & { load?: unknown }>('rows');
    const loads = [5, -2, 'seven', null, [4]];
    await rows.insertMany([...loads.map((load, _id) => ({ _id, load })), { _id: 9 }]);
    const totals = { $group: { _id: null, n: { $sum: 1 }, load: { $sum: '$load' } } };
    expect(await rows.aggregate([totals]).toArray()).toEqual([{ _id: null, n: 6, load: 3 }]);
  });

  it('adds up what an index has, as a reader sees it', async () => {
    const { client, db } = use();
    const rows = db.collection<Row & { team?: string | null; lock?: unknown; size?: number }>('rows');
    await rows.createIndex({ team: 1, lock: 1 });
    const size = { $group: { _id: null, size: { $sum: '$size' } } };
    await rows.insertMany([
      { _id: 1, team: 'a', lock: 1, size: 3 },
      { _id: 2, team: 'a', lock: 10 },
      { _id: 3, team: 'a', lock: 'ten' },
      { _id: 4, team: 'a' },
      { _id: 5, team: 'b', lock: 100 },
      { _id: 6, team: null, lock: 1000 },
      { _id: 7, lock: 10_000 },
    ]);
    const totals = { $group: { _id: null, n: { $sum: 1 }, locks: { $sum: '$lock' } } };
    const sum = async (match: Document, session?: ClientSession) =>
      (await rows.aggregate([{ $match: match }, totals], session ? { session } : {}).toArray())[0];
    expect(await sum({ team: 'a' })).toEqual({ _id: null, n: 4, locks: 11 });
    expect(await sum({ team: { $in: ['a', 'b'] } })).toEqual({ _id: null, n: 5, locks: 111 });
    expect(await sum({ team: { $in: ['a', 'b'], $ne: 'a' } })).toEqual({ _id: null, n: 1, locks: 100 });
    expect(await sum({ team: 'a', lock: { $gte: 5 } })).toEqual({ _id: null, n: 1, locks: 10 });
    expect(await sum({ team: null })).toEqual({ _id: null, n: 2, locks: 11_000 });
    expect(await sum({ team: 'c' })).toBeUndefined();
    expect(await rows.aggregate([{ $match: { team: 'a' } }, size]).toArray()).toEqual([
      { _id: null, size: 3 },
    ]);
    await client.withSession(async (session) => {
      session.startTransaction();
      await rows.updateOne({ _id: 1 }, { $set: { lock: 2 } }, { session });
      await rows.updateOne({ _id: 5 }, { $set: { team: 'a' } }, { session });
      await rows.deleteOne({ _id: 2 }, { session });
      expect(await sum({ team: 'a' }, session)).toEqual({ _id: null, n: 4, locks: 102 });
      expect(await sum({ team: 'a' })).toEqual({ _id: null, n: 4, locks: 11 });
      await session.commitTransaction();
    });
    expect(await sum({ team: 'a' })).toEqual({ _id: null, n: 4, locks: 102 });
  });

  it('rejects unknown stages and operators with the same codes as MongoDB', async () => {
    const rows = use().db.collection('rows');
    for (const [pipeline, code] of refused)
      expect(await codeOf(rows.aggregate(pipeline).toArray()), JSON.stringify(pipeline)).toBe(code);
  });
});
