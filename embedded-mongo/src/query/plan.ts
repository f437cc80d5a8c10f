import type { CollectionIndex } from '../index/collection-index';
import { compareKeys, type Key, type KeyPattern } from '../index/key-pattern';
import { type Doc, isOperatorDoc } from '../values/types';
import { type Bounds, collectBounds, type Interval } from './bounds';
import { estimateReached, type IndexScan } from './index-scan';

export interface Query {
  readonly filter: Doc;
  readonly sort?: KeyPattern;
  readonly limit?: number | undefined;
  /** All fields that are read, if they may come from an index instead of the documents. */
  readonly fields?: readonly string[];
}

/** The maximum number of value combinations, across several fields, to look up one by one. */
const maxCombinations = 1000;

/** Picks the index with the fewest documents to examine; among equals, the one that the query uses most of. */
export function chooseIndex(indexes: readonly CollectionIndex[], query: Query): IndexScan | undefined {
  const { filter, sort = [], limit = Infinity } = query;
  const bounds = collectBounds(filter);
  const plans = indexes
    .map((index) => planScan(index, bounds, query))
    .filter(({ use }) => use > 0)
    .sort((a, b) => b.use - a.use);
  // Counting sorts an index that was not used before.
  if (plans.length < 2) return plans[0]?.scan;
  const reached = plans.map(({ scan }) => estimateReached(scan));
  // The number of matches is at most the smallest of these, so an ordered scan finds enough of them within this share
  // of its entries at best.
  const share = Math.min(1, limit / Math.max(1, Math.min(...reached)));
  const examined = plans.map(({ scan }, at) => {
    const canEndEarly = scan.isSorted || sort.length === 0;
    return (reached[at] ?? 0) * (canEndEarly ? share : 1);
  });
  return plans[examined.indexOf(Math.min(...examined))]?.scan;
}

interface Plan {
  readonly scan: IndexScan;
  /** How much of the index is used: fields with values count most, then the sort order, then a range. 0 is not at all. */
  readonly use: number;
}

function planScan(index: CollectionIndex, bounds: Bounds, { sort = [], fields }: Query): Plan {
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
  const isCovering = fields?.every((name) => index.pattern.some(({ field }) => field === name)) ?? false;
  const scan = { index, prefixes, interval, direction: direction ?? 1, isSorted, isCovering };
  const use = used * 4 + (isSorted ? 3 : 0) + (interval ? 2 : 0);
  return { scan, use: use === 0 ? 0 : use + (isCovering ? 1 : 0) };
}

/** Whether every document that a scan reaches matches: the filter asks only for values of fields in its prefixes. */
export function isExact({ index, prefixes }: IndexScan, filter: Doc): boolean {
  const fixed = index.pattern.slice(0, prefixes[0]?.length);
  return Object.entries(filter).every(([name, value]) => {
    const operators = isOperatorDoc(value) ? Object.keys(value) : ['$eq'];
    const asksForValues = operators.length === 1 && ['$eq', '$in'].includes(operators[0] ?? '');
    return asksForValues && fixed.some(({ field }) => field === name);
  });
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
