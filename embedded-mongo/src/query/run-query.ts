import type { KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { View } from '../store/record';
import type { Doc } from '../values/kinds';
import type { Variables } from '../expression/expression';
import { compileFilter } from './compile-filter';
import { choosePlan, type Plan } from './plan';
import { runPlan, type ScanStats } from './run-plan';
import { sortDocs } from './sort-docs';

export interface Query {
  readonly filter: Doc;
  readonly sort: KeyPattern;
  readonly skip: number;
  readonly limit: number | undefined;
}

export interface QueryRun {
  readonly docs: Iterable<Doc>;
  readonly plan: Plan | undefined;
  readonly stats: ScanStats;
}

/** The matching documents in order; lazy, so that a limit ends the search. */
export function runQuery(
  collection: Collection | undefined,
  query: Query,
  view: View,
  variables: Variables,
): QueryRun {
  const stats: ScanStats = { keysExamined: 0, docsExamined: 0 };
  const matches = compileFilter(query.filter, variables);
  if (!collection) return { docs: [], plan: undefined, stats };
  const plan = choosePlan(collection, query.filter, query.sort, variables);
  const found = filterDocs(runPlan(plan, collection, view, query.sort, stats), matches);
  const needsSort = query.sort.length > 0 && !plan.isSorted;
  const needed = query.limit === undefined ? undefined : query.skip + query.limit;
  const ordered = needsSort ? sortDocs(found, query.sort, needed) : found;
  return { docs: slice(ordered, query.skip, query.limit), plan, stats };
}

function* filterDocs(docs: Iterable<Doc>, matches: (doc: Doc) => boolean): Generator<Doc, void> {
  for (const doc of docs) if (matches(doc)) yield doc;
}

export function* slice(docs: Iterable<Doc>, skip: number, limit: number | undefined): Generator<Doc, void> {
  let at = 0;
  if (limit === 0) return;
  for (const doc of docs) {
    at += 1;
    if (at <= skip) continue;
    yield doc;
    if (limit !== undefined && at >= skip + limit) return;
  }
}
