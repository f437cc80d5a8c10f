import type { Document } from 'mongodb';
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

  it('rejects unknown stages and operators with the same codes as MongoDB', async () => {
    const rows = use().db.collection('rows');
    for (const [pipeline, code] of refused)
      expect(await codeOf(rows.aggregate(pipeline).toArray()), JSON.stringify(pipeline)).toBe(code);
  });
});
