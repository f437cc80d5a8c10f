import type { CollectionIndex, IndexEntry } from '../index/collection-index';
import { compareKeys, type Key } from '../index/key-pattern';
import type { Snapshot, Version } from '../index/record';
import type { Range } from '../index/sorted-list';
import { type Interval, positionIn } from './bounds';

/** How an index is used to find the documents of a query. */
export interface IndexScan {
  readonly index: CollectionIndex;
  /** The key prefixes to visit, in index order. */
  readonly prefixes: readonly Key[];
  /** The range of the next field of the key. */
  readonly interval: Interval | undefined;
  readonly direction: 1 | -1;
  readonly isSorted: boolean;
  /** Whether the index contains every field that the query reads. */
  readonly isCovering: boolean;
}

/** The maximum number of prefixes to count; more are estimated from as many. */
const maxCounted = 8;

/** What `read` takes of each visible document that an index scan reaches, before the rest of the filter. */
export function* scanIndex<Found>(
  scan: IndexScan,
  snapshot: Snapshot,
  read: (version: Version, entry: IndexEntry) => Found,
): Generator<Found, void> {
  const { index } = scan;
  const isForward = scan.direction === 1;
  for (const prefix of isForward ? scan.prefixes : scan.prefixes.toReversed()) {
    const range = rangeOf(scan, prefix);
    for (const entry of isForward ? index.entries.between(range) : index.entries.backBetween(range)) {
      const version = index.visible(entry, snapshot);
      if (version) yield read(version, entry);
    }
  }
}

/** About how many entries an index scan reaches, without visiting them. */
export function estimateReached(scan: IndexScan): number {
  const { prefixes } = scan;
  const step = Math.max(1, prefixes.length / maxCounted);
  let counted = 0;
  let reached = 0;
  for (let at = 0; at < prefixes.length; at += step) {
    reached += scan.index.entries.count(rangeOf(scan, prefixes[Math.floor(at)] ?? []));
    counted += 1;
  }
  return counted === 0 ? 0 : (reached * prefixes.length) / counted;
}

/** The entries with a prefix, and the next field within the interval. */
function rangeOf({ index, interval }: IndexScan, prefix: Key): Range<IndexEntry> {
  const fields = index.pattern.slice(0, prefix.length);
  const next = index.pattern[prefix.length];
  return ({ key }) =>
    compareKeys(fields, key, prefix) ||
    (interval && next ? positionIn(interval, key[prefix.length]) * next.direction : 0);
}
