import { compareKeys, keyOf, type KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { Snapshot, Version } from '../index/record';
import type { Doc } from '../values/types';
import { compileFilter } from './compile-filter';
import { type IndexScan, scanIndex } from './index-scan';
import { chooseIndex, isExact, type Query } from './plan';

export interface QueryRun {
  readonly versions: Iterable<Version>;
  /** The chosen index scan; undefined for a full scan of the collection. */
  readonly scan: IndexScan | undefined;
}

/** Finds the matching documents in order; lazy, so that a limit ends the search. */
export function runQuery(collection: Collection, query: Query, snapshot: Snapshot): QueryRun {
  const scan = chooseIndex(collection.indexes, query);
  return { versions: search(collection, query, scan, snapshot), scan };
}

/** The matching documents, reduced to `fields`. A covering index provides them without reading the documents. */
export function readFields(
  collection: Collection,
  filter: Doc,
  fields: readonly string[],
  snapshot: Snapshot,
): Iterable<Doc> {
  const query = { filter, fields: [...Object.keys(filter), ...fields] };
  const scan = chooseIndex(collection.indexes, query);
  if (!scan?.isCovering) return documentsOf(search(collection, query, scan, snapshot));
  const matches = compileFilter(filter);
  const reached = scanIndex(scan, snapshot, (_version, entry) => scan.index.fieldsOf(entry));
  return isExact(scan, filter) ? reached : select(reached, matches);
}

function search(
  collection: Collection,
  { filter, sort = [], limit }: Query,
  scan: IndexScan | undefined,
  snapshot: Snapshot,
): Iterable<Version> {
  const matches = compileFilter(filter);
  const reached = scan ? scanIndex(scan, snapshot, (version) => version) : collection.visible(snapshot);
  const found = scan && isExact(scan, filter) ? reached : select(reached, ({ doc }) => matches(doc));
  const sorted = sort.length > 0 && !scan?.isSorted ? sortVersions(found, sort) : found;
  return limit === undefined ? sorted : take(sorted, limit);
}

function* documentsOf(versions: Iterable<Version>): Generator<Doc, void> {
  for (const { doc } of versions) yield doc;
}

function* select<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Generator<Item, void> {
  for (const item of items) if (isWanted(item)) yield item;
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
