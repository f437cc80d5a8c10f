import { compareKeys, type Key, keyOf, type KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { Snapshot, Version } from '../store/record';
import type { Doc } from '../values/types';
import { positionIn } from './bounds';
import { compileFilter, type Predicate } from './compile-filter';
import { chooseIndex, type IndexScan } from './plan';

export interface Query {
  readonly filter: Doc;
  readonly sort?: KeyPattern;
  readonly limit?: number | undefined;
}

export interface QueryRun {
  readonly versions: Iterable<Version>;
  /** The chosen index scan; undefined for a full scan of the collection. */
  readonly scan: IndexScan | undefined;
}

/** Finds the matching documents in order; lazy, so that a limit ends the search. */
export function runQuery(
  collection: Collection,
  { filter, sort = [], limit }: Query,
  snapshot: Snapshot,
): QueryRun {
  const matches = compileFilter(filter);
  const scan = chooseIndex(collection.indexes, filter, sort);
  const found = select(scan ? scanIndex(scan, snapshot) : collection.visible(snapshot), matches);
  const sorted = sort.length > 0 && !scan?.isSorted ? sortVersions(found, sort) : found;
  return { versions: limit === undefined ? sorted : take(sorted, limit), scan };
}

function* select(versions: Iterable<Version>, matches: Predicate): Generator<Version, void> {
  for (const version of versions) if (matches(version.doc)) yield version;
}

/** The visible documents that an index scan reaches, before the rest of the filter. */
export function* scanIndex(scan: IndexScan, snapshot: Snapshot): Generator<Version, void> {
  const { index, interval } = scan;
  const isForward = scan.direction === 1;
  for (const prefix of isForward ? scan.prefixes : scan.prefixes.toReversed()) {
    const fields = index.pattern.slice(0, prefix.length);
    const next = index.pattern[prefix.length];
    const position = (key: Key) =>
      compareKeys(fields, key, prefix) ||
      (interval && next ? positionIn(interval, key[prefix.length]) * next.direction : 0);
    const entries = isForward
      ? index.entries.from(({ key }) => position(key) >= 0)
      : index.entries.backFrom(({ key }) => position(key) > 0);
    for (const { key, version } of entries) {
      if (position(key) !== 0) break;
      if (version.record.visibleTo(snapshot) === version) yield version;
    }
  }
}

function sortVersions(versions: Iterable<Version>, pattern: KeyPattern): Version[] {
  const keyed = Array.from(versions, (version) => ({ key: keyOf(version.doc, pattern), version }));
  return keyed.sort((a, b) => compareKeys(pattern, a.key, b.key)).map(({ version }) => version);
}

function* take(versions: Iterable<Version>, limit: number): Generator<Version, void> {
  let count = 0;
  for (const version of versions) {
    yield version;
    count += 1;
    if (count >= limit) return;
  }
}
