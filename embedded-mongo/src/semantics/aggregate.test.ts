import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

const refused: [Document[], number][] = [
  [[{ $foo: 1 }], 40324],
  [[{}], 40323],
  [[{ $match: { a: { $foo: 1 } } }], 2],
  [[{ $match: 5 }], 15959],
  [[{ $group: 5 }], 15947],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $group: { _id: 1, n: 1 } }], 40234],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  [[{ $group: { _id: 1, n: { $sum: 1, $max: 1 } } }], 40238],
];

onEachTarget((use) => {
  it('groups all documents that match, and none into nothing', async () => {
    const rows = use().db.collection<Row>('rows');
    await rows.insertMany([1, 2, 3].map((_id) => ({ _id, a: _id % 2 })));
    const group = { $group: { _id: null, n: { $sum: 1 }, twice: { $sum: 2 } } };
    expect(await rows.aggregate([{ $match: { a: 1 } }, group]).toArray()).toEqual([
      { _id: null, n: 2, twice: 4 },
    ]);
    expect(await rows.aggregate([group]).toArray()).toEqual([{ _id: null, n: 3, twice: 6 }]);
    expect(await rows.aggregate([{ $match: { a: 9 } }, group]).toArray()).toEqual([]);
    expect(await rows.aggregate([{ $match: { _id: 2 } }]).toArray()).toEqual([{ _id: 2, a: 0 }]);
    expect([await rows.countDocuments({ a: 1 }), await rows.countDocuments({ a: 9 })]).toEqual([2, 0]);
  });

  it('adds up the numbers of a field', async () => {
    const rows = use().db.collection<Row & { load?: unknown }>('rows');
    const loads = [5, 2.5, 'seven', null, [4]];
    await rows.insertMany([...loads.map((load, _id) => ({ _id, load })), { _id: 9 }]);
    const group = { $group: { _id: null, n: { $sum: 1 }, load: { $sum: '$load' } } };
    expect(await rows.aggregate([group]).toArray()).toEqual([{ _id: null, n: 6, load: 7.5 }]);
  });

  it('rejects what it does not know with the code of the server', async () => {
    const rows = use().db.collection('rows');
    for (const [pipeline, code] of refused)
      expect(await codeOf(rows.aggregate(pipeline).toArray()), JSON.stringify(pipeline)).toBe(code);
  });
});
