import type { Version } from './record';
import type { Doc } from '../values/types';
import { compareKeys, type Key, keyOf, type KeyPattern, parseKeyPattern } from './key-pattern';
import { SortedList } from './sorted-list';

export interface IndexEntry {
  readonly key: Key;
  readonly version: Version;
}

/** An index with an entry for each version of a document that some reader may still see. */
export class CollectionIndex {
  readonly spec: Doc;
  readonly name: string;
  readonly pattern: KeyPattern;
  readonly unique: boolean;
  readonly #source: { versions(): Iterable<Version> };
  #entries: SortedList<IndexEntry> | undefined;

  /** @param source provides the versions to index; read when the index is first used */
  constructor(spec: Doc, source: { versions(): Iterable<Version> }) {
    this.spec = spec;
    this.name = String(spec['name']);
    this.pattern = parseKeyPattern(spec['key'] as Doc);
    this.unique = spec['unique'] === true || this.name === '_id_';
    this.#source = source;
  }

  /** Sorted on first use, so that opening a large store does not wait for every index. */
  get entries(): SortedList<IndexEntry> {
    this.#entries ??= new SortedList(
      Array.from(this.#source.versions(), (version) => this.#entryOf(version)),
      (a, b) => compareKeys(this.pattern, a.key, b.key) || a.version.id - b.version.id,
    );
    return this.#entries;
  }

  #entryOf(version: Version): IndexEntry {
    return { key: keyOf(version.doc, this.pattern), version };
  }

  add(version: Version): void {
    this.#entries?.add(this.#entryOf(version));
  }

  remove(version: Version): void {
    this.#entries?.remove(this.#entryOf(version));
  }

  *withKey(key: Key): Generator<Version, void> {
    for (const entry of this.entries.from((other) => compareKeys(this.pattern, other.key, key) >= 0)) {
      if (compareKeys(this.pattern, entry.key, key) !== 0) return;
      yield entry.version;
    }
  }
}
