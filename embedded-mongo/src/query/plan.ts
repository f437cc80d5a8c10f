import type { CollectionIndex } from '../index/collection-index';
import { compareKeys, type KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import type { Variables } from '../expression/expression';
import { type Bounds, collectBounds, type Interval, narrow } from './bounds';
import { canUsePartialIndex } from './partial-index';

export interface IndexScan {
  readonly kind: 'index';
  readonly index: CollectionIndex;
  /** Equal beginnings of the keys to visit, in the order of the index. */
  readonly prefixes: readonly (readonly unknown[])[];
  readonly interval: Interval | undefined;
  readonly direction: 1 | -1;
  readonly isSorted: boolean;
  readonly score: number;
}

export type Plan =
  | { readonly kind: 'scan'; readonly isSorted: false; readonly score: 0 }
  | IndexScan
  | {
      readonly kind: 'or';
      readonly branches: readonly IndexScan[];
      readonly isSorted: boolean;
      readonly score: number;
    };

const maxPrefixes = 1000;

/** Picks the index that narrows most; a sort that an index gives counts as much as a range. */
export function choosePlan(
  collection: Collection,
  filter: Doc,
  sort: KeyPattern,
  variables: Variables,
): Plan {
  const single = bestIndexScan(collection, filter, sort, variables);
  const either = orPlan(collection, filter, sort, variables);
  if (either && either.score > (single?.score ?? 0)) return either;
  return single ?? { kind: 'scan', isSorted: false, score: 0 };
}

function bestIndexScan(
  collection: Collection,
  filter: Doc,
  sort: KeyPattern,
  variables: Variables,
): IndexScan | undefined {
  const bounds = collectBounds(filter, variables);
  let best: IndexScan | undefined;
  for (const index of collection.indexes) {
    if (!canUsePartialIndex(index, filter, bounds)) continue;
    const scan = planIndex(index, bounds, sort);
    if (scan.score > (best?.score ?? 0)) best = scan;
  }
  return best;
}

function planIndex(index: CollectionIndex, bounds: Bounds, sort: KeyPattern): IndexScan {
  let prefixes: unknown[][] = [[]];
  let used = 0;
  let interval: Interval | undefined;
  for (const { path } of index.pattern) {
    const wanted = bounds.get(path);
    // Two fields of one array need not be fulfilled by the same element: bounds stop after the first.
    if (!wanted || (index.isMultikey && used > 0)) break;
    if (!wanted.points || prefixes.length * wanted.points.length > maxPrefixes) {
      interval = narrow(wanted.intervals, index.isMultikey);
      break;
    }
    const { points } = wanted;
    prefixes = prefixes.flatMap((prefix) => points.map((point) => [...prefix, point]));
    used += 1;
  }
  prefixes.sort((a, b) => compareKeys(index.pattern.slice(0, used), a, b));
  const direction = index.isMultikey ? undefined : sortDirection(index.pattern, bounds, sort);
  const isSorted = sort.length > 0 && direction !== undefined;
  const score = used * 4 + (interval ? 2 : 0) + (isSorted ? 3 : 0);
  return { kind: 'index', index, prefixes, interval, direction: direction ?? 1, isSorted, score };
}

/** In which direction an index is read to come in the sort's order, if it can be. */
function sortDirection(pattern: KeyPattern, bounds: Bounds, sort: KeyPattern): 1 | -1 | undefined {
  const isFixed = (path: string | undefined) => path !== undefined && bounds.get(path)?.points?.length === 1;
  let direction: 1 | -1 | undefined;
  let at = 0;
  for (const field of sort) {
    if (isFixed(field.path)) continue;
    while (pattern[at]?.path !== field.path && isFixed(pattern[at]?.path)) at += 1;
    const indexed = pattern[at];
    if (indexed?.path !== field.path) return undefined;
    const needed = indexed.direction === field.direction ? 1 : -1;
    if (direction !== undefined && direction !== needed) return undefined;
    direction = needed;
    at += 1;
  }
  return direction ?? 1;
}

/** A query whose every `$or` branch finds its own index; merged in order where each comes sorted. */
function orPlan(
  collection: Collection,
  filter: Doc,
  sort: KeyPattern,
  variables: Variables,
): Plan | undefined {
  const branches = getField(filter, '$or');
  if (!isArray(branches)) return undefined;
  const { $or: _branches, ...rest } = filter;
  const scans: IndexScan[] = [];
  for (const branch of branches) {
    if (!isDoc(branch)) return undefined;
    const scan = bestIndexScan(collection, { $and: [rest, branch] }, sort, variables);
    if (!scan || (scan.prefixes[0]?.length === 0 && !scan.interval)) return undefined;
    scans.push(scan);
  }
  const isSorted = sort.length > 0 && scans.every((scan) => scan.isSorted);
  const score = Math.min(...scans.map((scan) => scan.score - (scan.isSorted && !isSorted ? 3 : 0)));
  return { kind: 'or', branches: scans, isSorted, score };
}
