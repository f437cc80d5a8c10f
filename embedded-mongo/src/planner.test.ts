import { rmSync } from 'node:fs';
import { type Document, ObjectId } from 'bson';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatch } from './commands/dispatch';
import { type Engine, openEngine } from './commands/engine';
import { parseKeyPattern } from './index/key-pattern';
import { compileFilter } from './query/compile-filter';
import { scanIndex } from './query/index-scan';
import { runQuery } from './query/run-query';
import type { Version } from './index/record';
import { temporaryFolder } from './testing/targets';

const dataDir = temporaryFolder();
let engine: Engine;

beforeAll(async () => {
  engine = await openEngine(dataDir, console.log);
  const name = (i: number) => `name ${String((i * 7919) % 5_000).padStart(4, '0')}`;
  const documents = Array.from({ length: 5_000 }, (_, i) => ({
    i,
    name: name(i),
    team: `t${i % 50}`,
    isGone: i % 500 === 0,
    end: i % 1_000,
  }));
  await dispatch(engine, 'd', { insert: 'rows', documents });
  const indexes = [
    { key: { i: 1 }, name: 'i', unique: true },
    { key: { name: 1, _id: 1 }, name: 'name' },
    { key: { isGone: 1, end: 1 }, name: 'isGoneEnd' },
    { key: { team: 1, name: 1 }, name: 'teamName' },
    { key: { end: 1, _id: 1 }, name: 'end' },
  ];
  await dispatch(engine, 'd', { createIndexes: 'rows', indexes });
});
afterAll(async () => {
  await engine.store.close();
  rmSync(dataDir, { recursive: true });
});

interface Case {
  readonly filter: Document;
  readonly sort?: Record<string, 1 | -1>;
  readonly limit?: number;
  readonly index: string;
  /** The maximum number of documents that the scan may examine. */
  readonly candidates: number;
}

const cases: Record<string, Case> = {
  'an equality': { filter: { i: 77 }, index: 'i', candidates: 1 },
  'several values': { filter: { i: { $in: [1, 2, 9_000] } }, index: 'i', candidates: 2 },
  'thousands of values': {
    filter: { i: { $in: Array.from({ length: 3_000 }, (_, n) => n * 4) } },
    index: 'i',
    candidates: 1_250,
  },
  'a range': { filter: { i: { $gte: 100, $lt: 110 } }, index: 'i', candidates: 10 },
  'a sort with a limit': {
    filter: {},
    sort: { name: 1, _id: 1 },
    limit: 20,
    index: 'name',
    candidates: 20,
  },
  'a reverse sort': { filter: {}, sort: { name: -1, _id: -1 }, limit: 20, index: 'name', candidates: 20 },
  'an equality with a sort': {
    filter: { team: 't7' },
    sort: { team: -1, name: 1 },
    limit: 5,
    index: 'teamName',
    candidates: 5,
  },
  'an equality with a range': {
    filter: { team: 't7', name: { $gt: 'name 48' } },
    index: 'teamName',
    candidates: 5,
  },
  'an equality that few match, of two': {
    filter: { team: 't7', isGone: false },
    index: 'teamName',
    candidates: 100,
  },
  'an equality that few match, of two, and a range': {
    filter: { team: { $in: ['t7', 't8'] }, isGone: false, end: { $gte: 0 } },
    index: 'teamName',
    candidates: 200,
  },
  'the other equality, if few match that': {
    filter: { team: { $in: Array.from({ length: 40 }, (_, team) => `t${team}`) }, isGone: true },
    index: 'isGoneEnd',
    candidates: 10,
  },
  'a range that few match beside an equality that most match': {
    filter: { isGone: false, i: { $lt: 20 } },
    index: 'i',
    candidates: 20,
  },
  'a sort with a limit beside an equality that most match': {
    filter: { isGone: false },
    sort: { end: 1, _id: 1 },
    limit: 20,
    index: 'end',
    candidates: 25,
  },
  'an equality that few match beside a sort with a limit': {
    filter: { team: 't7' },
    sort: { i: 1 },
    limit: 90,
    index: 'teamName',
    candidates: 100,
  },
  'a range in two parts': {
    filter: { $and: [{ i: { $gte: 100 } }, { i: { $lt: 110 } }] },
    index: 'i',
    candidates: 10,
  },
};

const numbers = (versions: Iterable<Version>) => Array.from(versions, ({ doc }) => Number(doc['i']));

for (const [what, { filter, sort = {}, limit, index, candidates }] of Object.entries(cases)) {
  it(`uses an index for ${what} and examines only the necessary documents`, () => {
    const rows = engine.store.collection('d', 'rows');
    const { snapshot } = engine.store;
    const query = { filter, sort: parseKeyPattern(sort), limit };
    const { versions, scan } = runQuery(rows, query, snapshot);
    if (!scan) throw new Error('The whole collection was scanned');
    expect(scan.index.name).toBe(index);

    const found = numbers(versions);
    const matches = compileFilter(filter);
    let [examined, matching] = [0, 0];
    for (const { doc } of scanIndex(scan, snapshot, (version) => version)) {
      examined += 1;
      matching += Number(matches(doc));
      // A limit ends the scan early only if the index provides the sort order.
      if (scan.isSorted && matching === limit) break;
    }
    expect(examined).toBeLessThanOrEqual(candidates);

    const byHand = numbers([...rows.visible(snapshot)].filter(({ doc }) => matches(doc)));
    // No index supports an $or, so this query scans the collection and sorts in memory.
    const unaided = numbers(
      runQuery(rows, { ...query, filter: { $or: [filter] }, limit: undefined }, snapshot).versions,
    );
    expect([...unaided].sort()).toEqual(byHand.sort());
    if (limit === undefined) expect([...found].sort()).toEqual([...unaided].sort());
    else expect(found).toEqual(unaided.slice(0, limit));
  });
}

it('scans the collection if no index is usable', () => {
  const rows = engine.store.collection('d', 'rows');
  const query = { filter: { _missing: new ObjectId() } };
  expect(runQuery(rows, query, engine.store.snapshot).scan).toBeUndefined();
});
