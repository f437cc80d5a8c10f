import { compareKeys, type Key, keyOf, type KeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { Snapshot } from '../store/record';
import type { Doc } from '../values/types';
import { positionIn } from './bounds';
import { compileFilter, type Predicate } from './compile-filter';
import { chooseIndex, type IndexScan } from './plan';

export interface Query {
  readonly filter: Doc;
  readonly sort: KeyPattern;
  readonly skip: number;
  readonly limit: number | undefined;
}

export interface QueryRun {
  readonly docs: Iterable<Doc>;
  /** The index that finds the documents; undefined for a scan of the whole collection. */
  readonly scan: IndexScan | undefined;
}

/** A query for all matching documents, in any order. */
export function matching(filter: Doc): Query {
  return { filter, sort: [], skip: 0, limit: undefined };
}

/** Finds the matching documents in order; lazy, so that a limit ends the search. */
export function runQuery(collection: Collection, query: Query, snapshot: Snapshot): QueryRun {
  const matches = compileFilter(query.filter);
  const scan = chooseIndex(collection.indexes, query.filter, query.sort);
  const candidates = scan ? scanIndex(scan, snapshot) : collection.visible(snapshot);
  const found = filterDocs(candidates, matches);
  const ordered = query.sort.length > 0 && !scan?.isSorted ? sortDocs(found, query.sort) : found;
  return { docs: slice(ordered, query.skip, query.limit), scan };
}

function* filterDocs(docs: Iterable<Doc>, matches: Predicate): Generator<Doc, void> {
  for (const doc of docs) if (matches(doc)) yield doc;
}

/** The visible documents that an index scan reaches, before the rest of the filter. */
export function* scanIndex(scan: IndexScan, snapshot: Snapshot): Generator<Doc, void> {
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
      if (version.record.visibleTo(snapshot) === version) yield version.doc;
    }
  }
}

/** Sorts in memory. */
function* sortDocs(docs: Iterable<Doc>, pattern: KeyPattern): Generator<Doc, void> {
  const keyed = Array.from(docs, (doc) => ({ key: keyOf(doc, pattern), doc }));
  for (const { doc } of keyed.sort((a, b) => compareKeys(pattern, a.key, b.key))) yield doc;
}

/** Skips and limits documents; reaching the limit ends the search for more. */
function* slice(docs: Iterable<Doc>, skip: number, limit: number | undefined): Generator<Doc, void> {
  let at = 0;
  for (const doc of docs) {
    at += 1;
    if (at <= skip) continue;
    yield doc;
    if (limit !== undefined && at >= skip + limit) return;
  }
}
