import type { CollectionIndex } from '../index/collection-index';
import { compareKeys, type Key, type KeyPattern } from '../index/key-pattern';
import type { Doc } from '../values/kinds';
import { type Bounds, collectBounds, type Interval } from './bounds';

/** How an index finds the documents of a query. */
export interface IndexScan {
  readonly index: CollectionIndex;
  /** Equal beginnings of the keys to visit, in the order of the index. */
  readonly prefixes: readonly Key[];
  /** What the next field of the keys is limited to. */
  readonly interval: Interval | undefined;
  readonly direction: 1 | -1;
  readonly isSorted: boolean;
  readonly score: number;
}

/** How many combinations of several fields' values are looked for one by one. */
const maxCombinations = 1000;

/** Picks the index that narrows most; a sort that an index gives counts as much as a range. */
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
    const wanted = bounds.get(field);
    const points = wanted?.points;
    const combined = prefixes.length > 1 && prefixes.length * (points?.length ?? 0) > maxCombinations;
    if (!points || combined) {
      interval = wanted?.interval;
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

/** In which direction an index is read to come in the sort's order, if it can be. */
function sortDirection(pattern: KeyPattern, bounds: Bounds, sort: KeyPattern): 1 | -1 | undefined {
  const isFixed = (field: string | undefined) =>
    field !== undefined && bounds.get(field)?.points?.length === 1;
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
