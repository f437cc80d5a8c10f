import { EJSON, ObjectId } from 'bson';
import { CommandError } from '../errors';
import { CollectionIndex } from '../index/collection-index';
import { compareKeys } from '../index/key-pattern';
import { type Doc, isArray, isDoc } from '../values/kinds';
import type { DocRecord, Version, View } from './record';

/** The documents and indexes of one namespace. */
export class Collection {
  readonly database: string;
  readonly name: string;
  readonly records = new Set<DocRecord>();
  readonly indexes: CollectionIndex[] = [new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' })];
  /** False until the first write to it is committed: it is not listed before. */
  isCommitted = false;
  pendingWrites = 0;

  constructor(database: string, name: string) {
    this.database = database;
    this.name = name;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get idIndex(): CollectionIndex {
    return this.indexes[0] as CollectionIndex;
  }

  /** All documents of a view, in the order in which they came. */
  *visible(view: View): Generator<Doc, void> {
    for (const record of this.records) {
      const version = record.visibleTo(view);
      if (version) yield version.doc;
    }
  }

  recordOf(id: unknown, view: View): DocRecord | undefined {
    for (const version of this.idIndex.withKey([id])) {
      if (version.record.visibleTo(view) === version) return version.record;
    }
    return undefined;
  }

  addToIndexes(version: Version): void {
    const added: CollectionIndex[] = [];
    try {
      for (const index of this.indexes) {
        index.add(version);
        added.push(index);
      }
    } catch (error) {
      // Parallel arrays are found out by the index that they break.
      for (const index of added) index.remove(version);
      throw error;
    }
  }

  /** Drops the states of a document that no view from `oldest` on can see. */
  forget(record: DocRecord, oldest: number): void {
    for (let [first] = record.older; first; [first] = record.older) {
      const successor = record.older[1]?.seq ?? record.committedSeq;
      if (successor > oldest) break;
      record.older.shift();
      if (first.version) this.removeFromIndexes(first.version);
    }
    if (!record.committed && !record.pending && record.older.length === 0) this.records.delete(record);
  }

  removeFromIndexes(version: Version): void {
    for (const index of this.indexes) index.remove(version);
  }

  /** Builds an index over what is committed; nothing may be pending meanwhile. */
  buildIndex(spec: Doc): CollectionIndex {
    const index = new CollectionIndex(spec);
    const versions = [...this.records].flatMap((record) => [
      ...(record.committed ? [record.committed] : []),
      ...record.older.flatMap(({ version }) => (version ? [version] : [])),
    ]);
    if (index.unique) this.assertUnique(index);
    index.build(versions);
    return index;
  }

  private assertUnique(index: CollectionIndex): void {
    const probe = new CollectionIndex(index.spec);
    probe.build([...this.records].flatMap((record) => (record.committed ? [record.committed] : [])));
    let previous: { key: readonly unknown[]; version: Version } | undefined;
    for (const entry of probe.entries.from(() => true)) {
      if (
        previous &&
        previous.version !== entry.version &&
        compareKeys(probe.pattern, previous.key, entry.key) === 0
      ) {
        throw duplicateKey(this.namespace, index, entry.key);
      }
      previous = entry;
    }
  }
}

export function duplicateKey(
  namespace: string,
  index: CollectionIndex,
  key: readonly unknown[],
): CommandError {
  const keyValue = Object.fromEntries(index.pattern.map(({ path }, i) => [path, key[i] ?? null]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${showValue(value)}`);
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: index.spec['key'], keyValue },
  );
}

function showValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  return isDoc(value) || isArray(value) ? EJSON.stringify(value) : String(value);
}
