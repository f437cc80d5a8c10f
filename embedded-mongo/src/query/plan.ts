import type { CollectionIndex } from '../index/collection-index';
import { compareKeys, type Key, type KeyPattern } from '../index/key-pattern';
import type { Doc } from '../values/types';
import { type Bounds, collectBounds, type Interval } from './bounds';

/** How an index is used to find the documents of a query. */
export interface IndexScan {
  readonly index: CollectionIndex;
  /** The key prefixes to visit, in index order. */
  readonly prefixes: readonly Key[];
  /** The range of the next field of the key. */
  readonly interval: Interval | undefined;
  readonly direction: 1 | -1;
  readonly isSorted: boolean;
  readonly score: number;
}

/** The maximum number of value combinations, across several fields, to look up one by one. */
const maxCombinations = 1000;

/** Picks the most selective index; providing the sort order scores slightly higher than a range. */
export function chooseIndex(
  indexes: readonly CollectionIndex[],
  filter: Doc,
  sort: KeyPattern,
): IndexScan | undefined {
  const bounds = collectBounds(filter);
  let best: IndexScan | undefined;
  for (const index of indexes) {
    const scan = planScan(index, bounds, sort);
    if (scan.score > (best?.score ?? 0)) best = scan;
  }
  return best;
}

function planScan(index: CollectionIndex, bounds: Bounds, sort: KeyPattern): IndexScan {
  let prefixes: Key[] = [[]];
  let used = 0;
  let interval: Interval | undefined;
  for (const { field } of index.pattern) {
    const { points, ...range } = bounds.get(field) ?? {};
    const isTooMany = prefixes.length > 1 && prefixes.length * (points?.length ?? 0) > maxCombinations;
    if (!points || isTooMany) {
      interval = range.low || range.high ? range : undefined;
      break;
    }
    prefixes = prefixes.flatMap((prefix) => points.map((point) => [...prefix, point]));
    used += 1;
  }
  prefixes.sort((a, b) => compareKeys(index.pattern.slice(0, used), a, b));
  const direction = sortDirection(index.pattern, bounds, sort);
  const isSorted = sort.length > 0 && direction !== undefined;
  const score = used * 4 + (interval ? 2 : 0) + (isSorted ? 3 : 0);
  return { index, prefixes, interval, direction: direction ?? 1, isSorted, score };
}

/**
 * The scan direction in which the index provides the sort order, if any. A field that the filter fixes to one value
 * does not affect the order, provided that the index covers it, which rules out arrays.
 */
function sortDirection(pattern: KeyPattern, bounds: Bounds, sort: KeyPattern): 1 | -1 | undefined {
  const isFixed = (field: string | undefined) =>
    pattern.some((indexed) => indexed.field === field) && bounds.get(field ?? '')?.points?.length === 1;
  let direction: 1 | -1 | undefined;
  let at = 0;
  for (const wanted of sort) {
    if (isFixed(wanted.field)) continue;
    while (pattern[at]?.field !== wanted.field && isFixed(pattern[at]?.field)) at += 1;
    const indexed = pattern[at];
    if (indexed?.field !== wanted.field) return undefined;
    const needed = indexed.direction === wanted.direction ? 1 : -1;
    if (direction !== undefined && direction !== needed) return undefined;
    direction = needed;
    at += 1;
  }
  return direction ?? 1;
}
