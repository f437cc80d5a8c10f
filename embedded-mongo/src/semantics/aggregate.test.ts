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
  [{ $add: ['$load', 1, 0.5] }, 51.5],
  [{ $subtract: [2, '$load'] }, -48],
  [{ $multiply: ['$load', 2] }, 100],
  [{ $divide: ['$load', 4] }, 12.5],
  [{ $add: ['$load', '$nope'] }, null],
  [{ $max: ['$load', 70, null] }, 70],
  [{ $min: '$skills' }, 'go'],
  [{ $sum: [0.1, 0.2, 0.3] }, 0.6],
  [{ $eq: ['$boss', null] }, true],
  [{ $eq: ['$nope', null] }, false],
  [{ $lt: ['$nope', null] }, true],
  [{ $and: ['$load', { $gte: ['$load', 50] }] }, true],
  [{ $or: [0, null, '$nope'] }, false],
  [{ $cond: [{ $gt: ['$load', 40] }, 'busy', 'free'] }, 'busy'],
  [{ $ifNull: ['$boss', '$nope', 'none'] }, 'none'],
  [{ $in: ['js', '$skills'] }, true],
  [{ $size: '$skills' }, 2],
  [{ $filter: { input: '$skills', as: 's', cond: { $ne: ['$$s', 'go'] } } }, ['js']],
  [{ $map: { input: '$skills', in: { $in: ['$$this', ['js', 'ts']] } } }, [false, true]],
  [{ $map: { input: [{ x: { y: 1 } }], as: 'o', in: '$$o.x.y' } }, [1]],
  [{ $multiply: [0, -5] }, 0],
  [{ $add: [2147483647, 1] }, 2147483648],
  [{ $toLower: 'ÄBC' }, 'Äbc'],
  [{ $setDifference: [[3, 1, 3, 2], [2]] }, [3, 1]],
  [{ $setIntersection: ['$skills', ['js', 'ts']] }, ['js']],
  [{ $toLower: '$name' }, 'ann'],
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
  [[{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 0, team: 1 } }], [{ team: 'a' }]],
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
          top: { $max: '$load' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', n: 2, load: 80, top: 50 },
      { _id: 'b', n: 1, load: 20.5, top: 20.5 },
      { _id: 'c', n: 1, load: 0, top: null },
    ],
  ],
  [
    [{ $group: { _id: { t: '$team' }, low: { $min: '$load' } } }, { $sort: { low: -1 } }, { $limit: 1 }],
    [{ _id: { t: 'a' }, low: 30 }],
  ],
  [
    [{ $unwind: '$skills' }, { $group: { _id: '$skills', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'go', n: 1 },
      { _id: 'js', n: 2 },
    ],
  ],
  [[{ $match: { load: { $gt: 25 } } }, { $count: 'n' }], [{ n: 2 }]],
  [[{ $match: { load: { $gt: 999 } } }, { $count: 'n' }], []],
  [
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          page: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { name: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 4 }], page: [{ _id: 1, name: 'Ann' }] }],
  ],
  [
    [
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'people', localField: 'boss', foreignField: '_id', as: 'boss' } },
      { $project: { boss: '$boss.name' } },
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
      { $project: { load: { $sum: '$staff.load' }, staff: 1 } },
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
  [{ $project: { a: { $add: [1, { $foo: 1 }] } } }, 168],
  [{ $project: { a: '$$nope' } }, 17276],
  [{ $project: { a: 1, b: 0 } }, 31254],
  [{ $project: {} }, 51272],
  [{ $group: { n: { $sum: 1 } } }, 15955],
  [{ $group: { _id: 1, n: { $foo: 1 } } }, 15952],
  [{ $limit: 0 }, 15958],
  [{ $skip: -1 }, 5107200],
  [{ $sort: {} }, 15976],
  [{ $sort: { a: 5 } }, 15975],
  [{ $unwind: 'a' }, 28818],
  [{ $lookup: { from: 'people', as: 'x' } }, 9],
  [{ $facet: {} }, 40169],
  [{ $project: { a: { $divide: [1, 0] } } }, 2],
  [{ $project: { a: { $size: '$name' } } }, 17124],
];

onEachTarget((use) => {
  it('works out every expression of the table', async () => {
    const collection = use().db.collection('people');
    await collection.insertMany(people);
    for (const [expression, expected] of expressions) {
      const [result] = await collection
        .aggregate([{ $match: { _id: 1 } }, { $project: { _id: 0, r: expression } }])
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

  it('refuses what it does not know with the code of the server', async () => {
    const collection = use().db.collection('people');
    await collection.insertMany(people);
    for (const [stage, code] of refused) {
      expect(await codeOf(collection.aggregate([stage]).toArray()), JSON.stringify(stage)).toBe(code);
    }
  });
});
