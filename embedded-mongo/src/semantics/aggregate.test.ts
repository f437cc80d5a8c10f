import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget } from '../testing/on-each-target';

const people: Document[] = [
  { _id: 1, name: 'Ann', team: 'a', load: 50, skills: ['go', 'js'], born: new Date(1000), boss: null },
  { _id: 2, name: 'Bob', team: 'b', load: 20.5, skills: [], boss: 1 },
  { _id: 3, name: 'Cid', team: 'a', load: 30, skills: ['js'], boss: 1 },
  { _id: 4, name: 'Dee', team: 'c', load: null },
];

/** An expression and its value for Ann. */
const expressions: [unknown, unknown][] = [
  [{ $subtract: [2, '$load'] }, -48],
  [{ $subtract: ['$nope', 1] }, null],
  [{ $subtract: [2147483647, -1] }, 2147483648],
  [{ $max: ['$load', 70, null] }, 70],
  [{ $max: '$skills' }, 'js'],
  [{ $sum: [0.1, 0.2, 0.3] }, 0.6],
  [{ $lte: ['$nope', null] }, true],
  [{ $and: ['$load', { $gte: ['$load', 50] }] }, true],
  [{ $and: ['$load', '$nope'] }, false],
  [{ $cond: [{ $gte: ['$load', 40] }, 'busy', 'free'] }, 'busy'],
  [{ $cond: { if: 0, then: 'yes', else: 'no' } }, 'no'],
  [{ $ifNull: ['$boss', '$nope', 'none'] }, 'none'],
  [{ $map: { input: '$skills', in: { $gte: ['$$this', 'h'] } } }, [false, true]],
  [{ $map: { input: [{ x: { y: 1 } }], as: 'o', in: '$$o.x.y' } }, [1]],
  [{ $ifNull: [null, { a: '$name', b: '$nope' }] }, { a: 'Ann' }],
  [
    ['$name', '$nope'],
    ['Ann', null],
  ],
];

const pipelines: [Document[], Document[]][] = [
  [
    [{ $match: { team: 'a' } }, { $sort: { load: 1 } }, { $project: { name: 1 } }],
    [
      { _id: 3, name: 'Cid' },
      { _id: 1, name: 'Ann' },
    ],
  ],
  [[{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 0, team: 1 } }], [{ team: 'c' }]],
  [
    [{ $match: { _id: 3 } }, { $project: { skills: 0, team: 0, load: 0 } }],
    [{ _id: 3, name: 'Cid', boss: 1 }],
  ],
  [
    [
      { $match: { _id: 3 } },
      { $addFields: { x: '$load', name: '$nope' } },
      { $project: { skills: 0, boss: 0 } },
    ],
    [{ _id: 3, team: 'a', load: 30, x: 30 }],
  ],
  [
    [
      {
        $group: {
          _id: '$team',
          n: { $sum: 1 },
          load: { $sum: '$load' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', n: 2, load: 80 },
      { _id: 'b', n: 1, load: 20.5 },
      { _id: 'c', n: 1, load: 0 },
    ],
  ],
  [
    [{ $group: { _id: { t: '$team', n: '$nope' } } }, { $sort: { _id: 1 } }, { $limit: 1 }],
    [{ _id: { t: 'a' } }],
  ],
  [
    [
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'people', localField: 'boss', foreignField: '_id', as: 'boss' } },
      { $addFields: { boss: '$boss.name' } },
      { $project: { boss: 1 } },
    ],
    [
      { _id: 1, boss: [] },
      { _id: 2, boss: ['Ann'] },
    ],
  ],
  [
    [
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'people',
          localField: '_id',
          foreignField: 'boss',
          pipeline: [{ $match: { load: { $lt: 40 } } }, { $sort: { _id: -1 } }, { $project: { load: 1 } }],
          as: 'staff',
        },
      },
      { $addFields: { load: { $sum: '$staff.load' } } },
      { $project: { load: 1, staff: 1 } },
    ],
    [
      {
        _id: 1,
        load: 50.5,
        staff: [
          { _id: 3, load: 30 },
          { _id: 2, load: 20.5 },
        ],
      },
    ],
  ],
];

const refused: [Document, number][] = [
  [{ $foo: 1 }, 40324],
  [{ $match: { a: { $foo: 1 } } }, 2],
  [{ $project: { a: { $foo: 1 } } }, 31325],
  [{ $project: { a: {} } }, 51270],
  [{ $project: { a: 1, b: 0 } }, 31254],
  [{ $project: { a: 0, b: 1 } }, 31253],
  [{ $project: {} }, 51272],
  [{ $addFields: { a: { $subtract: [1, { $foo: 1 }] } } }, 168],
  [{ $addFields: { a: { $subtract: ['$name', 1] } } }, 14],
  [{ $addFields: { a: '$$nope' } }, 17276],
  [{ $addFields: { a: { $map: { input: '$name', in: 1 } } } }, 16883],
  [{ $group: { n: { $sum: 1 } } }, 15955],
  [{ $group: { _id: 1, n: { $foo: 1 } } }, 15952],
  [{ $limit: 0 }, 15958],
  [{ $sort: {} }, 15976],
  [{ $sort: { a: 5 } }, 15975],
  [{ $lookup: { from: 'people', as: 'x' } }, 9],
];

onEachTarget((use) => {
  it('evaluates every expression of the table', async () => {
    const collection = use().db.collection('people');
    await collection.insertMany(people);
    for (const [expression, expected] of expressions) {
      const [result] = await collection
        .aggregate([{ $match: { _id: 1 } }, { $addFields: { r: expression } }])
        .toArray();
      expect(result?.['r'], JSON.stringify(expression)).toEqual(expected);
    }
  });

  it('runs every pipeline of the table', async () => {
    const collection = use().db.collection('people');
    await collection.insertMany(people);
    for (const [pipeline, expected] of pipelines) {
      expect(await collection.aggregate(pipeline).toArray(), JSON.stringify(pipeline)).toEqual(expected);
    }
  });

  it('rejects what it does not know with the code of the server', async () => {
    const collection = use().db.collection('people');
    await collection.insertMany(people);
    for (const [stage, code] of refused) {
      expect(await codeOf(collection.aggregate([stage]).toArray()), JSON.stringify(stage)).toBe(code);
    }
  });
});
