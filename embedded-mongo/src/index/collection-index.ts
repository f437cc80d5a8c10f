import { compileFilter } from '../query/compile-filter';
import type { Predicate } from '../query/predicates';
import type { Version } from '../store/record';
import { type Doc, isDoc } from '../values/kinds';
import { compareKeys, type Key, keysOf, type KeyPattern, parseKeyPattern } from './key-pattern';
import { SortedList } from './sorted-list';

export interface IndexEntry {
  readonly key: Key;
  readonly version: Version;
}

/** One index: an entry for each key of each version of a document that some reader may still see. */
export class CollectionIndex {
  readonly spec: Doc;
  readonly name: string;
  readonly pattern: KeyPattern;
  readonly unique: boolean;
  readonly partialFilter: Doc | undefined;
  /** Some document has had an array in a key: bounds cannot be combined, order is not the sort's. */
  isMultikey = false;
  entries: SortedList<IndexEntry>;
  readonly #covers: Predicate;

  constructor(spec: Doc) {
    this.spec = spec;
    this.name = String(spec['name']);
    this.pattern = parseKeyPattern(spec['key'] as Doc, 'index');
    this.unique = spec['unique'] === true || this.name === '_id_';
    this.partialFilter = isDoc(spec['partialFilterExpression']) ? spec['partialFilterExpression'] : undefined;
    this.#covers = this.partialFilter ? compileFilter(this.partialFilter) : () => true;
    this.entries = new SortedList(this.#compareEntries);
  }

  readonly #compareEntries = (a: IndexEntry, b: IndexEntry): number =>
    compareKeys(this.pattern, a.key, b.key) || a.version.id - b.version.id;

  keysFor(doc: Doc): Key[] {
    if (!this.#covers(doc)) return [];
    const keys = keysOf(doc, this.pattern);
    if (keys.length > 1) this.isMultikey = true;
    return keys;
  }

  /** Fills an empty index at once. */
  build(versions: Iterable<Version>): void {
    const entries: IndexEntry[] = [];
    for (const version of versions) {
      for (const key of this.keysFor(version.doc)) entries.push({ key, version });
    }
    this.entries = SortedList.from(entries, this.#compareEntries);
  }

  add(version: Version): void {
    for (const key of this.keysFor(version.doc)) this.entries.add({ key, version });
  }

  remove(version: Version): void {
    for (const key of this.keysFor(version.doc)) this.entries.remove({ key, version });
  }

  *withKey(key: Key): Generator<Version, void> {
    for (const entry of this.entries.from((other) => compareKeys(this.pattern, other.key, key) >= 0)) {
      if (compareKeys(this.pattern, entry.key, key) !== 0) return;
      yield entry.version;
    }
  }
}
