import { compareKeys, keyOf, type KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { Snapshot, Version } from '../index/record';
import { compileFilter, type Predicate } from './compile-filter';
import { type IndexScan, scanIndex } from './index-scan';
import { chooseIndex, type Query } from './plan';

export interface QueryRun {
  readonly versions: Iterable<Version>;
  /** The chosen index scan; undefined for a full scan of the collection. */
  readonly scan: IndexScan | undefined;
}

/** Finds the matching documents in order; lazy, so that a limit ends the search. */
export function runQuery(collection: Collection, query: Query, snapshot: Snapshot): QueryRun {
  const { filter, sort = [], limit } = query;
  const matches = compileFilter(filter);
  const scan = chooseIndex(collection.indexes, query);
  const found = select(scan ? scanIndex(scan, snapshot) : collection.visible(snapshot), matches);
  const sorted = sort.length > 0 && !scan?.isSorted ? sortVersions(found, sort) : found;
  return { versions: limit === undefined ? sorted : take(sorted, limit), scan };
}

function* select(versions: Iterable<Version>, matches: Predicate): Generator<Version, void> {
  for (const version of versions) if (matches(version.doc)) yield version;
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
