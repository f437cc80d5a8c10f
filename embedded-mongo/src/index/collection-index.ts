import type { DocRecord, Snapshot, Version } from './record';
import type { Doc } from '../values/types';
import { compareKeys, haveEqualKeys, type Key, keyOf, type KeyPattern, parseKeyPattern } from './key-pattern';
import { SortedList } from './sorted-list';

export interface IndexEntry {
  readonly key: Key;
  readonly record: DocRecord;
}

/**
 * An index with an entry for each key of a document that some reader may still see, however many of its versions have
 * that key: most writes change the keys of few indexes.
 */
export class CollectionIndex {
  readonly spec: Doc;
  readonly name: string;
  readonly pattern: KeyPattern;
  readonly unique: boolean;
  readonly #source: { readonly records: Iterable<DocRecord> };
  #entries: SortedList<IndexEntry> | undefined;

  /** @param source provides the documents to index; read when the index is first used */
  constructor(spec: Doc, source: { readonly records: Iterable<DocRecord> }) {
    this.spec = spec;
    this.name = String(spec['name']);
    this.pattern = parseKeyPattern(spec['key'] as Doc);
    this.unique = spec['unique'] === true || this.name === '_id_';
    this.#source = source;
  }

  /** Sorted on first use, so that opening a large store does not wait for every index. */
  get entries(): SortedList<IndexEntry> {
    this.#entries ??= new SortedList(
      [...this.#allEntries()],
      (a, b) => compareKeys(this.pattern, a.key, b.key) || a.record.id - b.record.id,
    );
    return this.#entries;
  }

  *#allEntries(): Generator<IndexEntry, void> {
    for (const record of this.#source.records) {
      const indexed: Version[] = [];
      for (const version of record.versions()) {
        if (indexed.some((other) => this.haveEqualKeys(version, other))) continue;
        yield this.#entryOf(version);
        indexed.push(version);
      }
    }
  }

  #entryOf({ record, doc }: Version): IndexEntry {
    return { key: keyOf(doc, this.pattern), record };
  }

  haveEqualKeys(a: Version, b: Version): boolean {
    return haveEqualKeys(this.pattern, a.doc, b.doc);
  }

  /** Whether another version of the document has the key of this one. */
  isShared(version: Version): boolean {
    for (const other of version.record.versions())
      if (other !== version && this.haveEqualKeys(version, other)) return true;
    return false;
  }

  /** Adds the key of a version that no other version shares. */
  add(version: Version): void {
    this.#entries?.add(this.#entryOf(version));
  }

  /** Removes the key of a version that no other version shares. */
  remove(version: Version): void {
    this.#entries?.remove(this.#entryOf(version));
  }

  hasKey(version: Version | null, key: Key): boolean {
    return version !== null && compareKeys(this.pattern, keyOf(version.doc, this.pattern), key) === 0;
  }

  /** The version of an entry's document that a snapshot sees; null if it does not have the entry's key. */
  visible({ key, record }: IndexEntry, snapshot: Snapshot): Version | null {
    const version = record.visibleTo(snapshot);
    return record.isSettled || this.hasKey(version, key) ? version : null;
  }

  /** The fields of a document that are in its key; a missing one is null. */
  fieldsOf({ key }: IndexEntry): Doc {
    const fields: Record<string, unknown> = {};
    for (let at = 0; at < key.length; at += 1) fields[this.pattern[at]?.field ?? ''] = key[at];
    return fields;
  }

  /** The documents with a version that has the key. */
  *withKey(key: Key): Generator<DocRecord, void> {
    const range = (entry: IndexEntry) => compareKeys(this.pattern, entry.key, key);
    for (const { record } of this.entries.between(range)) yield record;
  }
}
