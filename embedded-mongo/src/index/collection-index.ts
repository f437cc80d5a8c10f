import type { Version } from '../store/record';
import type { Doc } from '../values/kinds';
import { compareKeys, type Key, keyOf, type KeyPattern, parseIndexKey } from './key-pattern';
import { SortedList } from './sorted-list';

export interface IndexEntry {
  readonly key: Key;
  readonly version: Version;
}

/** One index: an entry for each version of a document that some reader may still see. */
export class CollectionIndex {
  readonly spec: Doc;
  readonly name: string;
  readonly pattern: KeyPattern;
  readonly unique: boolean;
  entries: SortedList<IndexEntry>;

  constructor(spec: Doc) {
    this.spec = spec;
    this.name = String(spec['name']);
    this.pattern = parseIndexKey(spec['key'] as Doc);
    this.unique = spec['unique'] === true || this.name === '_id_';
    this.entries = new SortedList(this.#compareEntries);
  }

  readonly #compareEntries = (a: IndexEntry, b: IndexEntry): number =>
    compareKeys(this.pattern, a.key, b.key) || a.version.id - b.version.id;

  #entryOf(version: Version): IndexEntry {
    return { key: keyOf(version.doc, this.pattern), version };
  }

  /** Fills an empty index at once. */
  build(versions: readonly Version[]): void {
    const entries = versions.map((version) => this.#entryOf(version));
    this.entries = SortedList.from(entries, this.#compareEntries);
  }

  add(version: Version): void {
    this.entries.add(this.#entryOf(version));
  }

  remove(version: Version): void {
    this.entries.remove(this.#entryOf(version));
  }

  *withKey(key: Key): Generator<Version, void> {
    for (const entry of this.entries.from((other) => compareKeys(this.pattern, other.key, key) >= 0)) {
      if (compareKeys(this.pattern, entry.key, key) !== 0) return;
      yield entry.version;
    }
  }
}
