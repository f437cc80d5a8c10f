import { EJSON, ObjectId } from 'bson';
import { CommandError } from '../errors';
import { CollectionIndex } from '../index/collection-index';
import { keyOf } from '../index/key-pattern';
import { hashKey } from '../values/hash-key';
import { type Doc, getField, isDoc } from '../values/kinds';
import type { DocRecord, Version, View, Writer } from './record';

/** The documents and indexes of one namespace. */
export class Collection {
  readonly database: string;
  readonly namespace: string;
  readonly records = new Set<DocRecord>();
  /** How many documents are committed. */
  size = 0;
  readonly indexes: CollectionIndex[] = [new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' })];
  /** Whoever lets nobody begin to write at present. */
  closedBy: Writer | undefined;

  constructor(database: string, name: string) {
    this.database = database;
    this.namespace = `${database}.${name}`;
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

  /** Makes `version` the document's committed state; null where it is deleted. */
  commit(record: DocRecord, version: Version | null, seq: number): void {
    this.size += Number(version !== null) - Number(record.committed !== null);
    record.committed = version;
    record.committedSeq = seq;
  }

  recordOf(id: unknown, view: View): DocRecord | undefined {
    for (const version of this.idIndex.withKey([id])) {
      if (version.record.visibleTo(view) === version) return version.record;
    }
    return undefined;
  }

  /** The ends of all transactions with unfinished writes here. */
  writers(): Promise<void>[] {
    return [...this.records].flatMap(({ pending }) => pending?.transaction.ended ?? []);
  }

  addToIndexes(version: Version): void {
    // A document that cannot be in an index is refused before the first index has it.
    for (const { pattern } of this.indexes) keyOf(version.doc, pattern);
    for (const index of this.indexes) index.add(version);
  }

  removeFromIndexes(version: Version): void {
    for (const index of this.indexes) index.remove(version);
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

  /** Builds an index over what is committed; nothing may be pending meanwhile. */
  buildIndex(spec: Doc): CollectionIndex {
    const index = new CollectionIndex(spec);
    const records = [...this.records];
    const committed = records.flatMap((record) => (record.committed ? [record.committed] : []));
    if (index.unique) this.#assertUnique(index, committed);
    const older = records.flatMap((record) =>
      record.older.flatMap(({ version }) => (version ? [version] : [])),
    );
    index.build([...committed, ...older]);
    return index;
  }

  #assertUnique(index: CollectionIndex, versions: readonly Version[]): void {
    const seen = new Set<string>();
    for (const { doc } of versions) {
      const key = keyOf(doc, index.pattern).map(hashKey).join();
      if (seen.has(key)) throw duplicateKey(this, index, doc);
      seen.add(key);
    }
  }
}

/** The server's error for a key that another document has. */
export function duplicateKey({ namespace }: Collection, index: CollectionIndex, doc: Doc): CommandError {
  const keyValue = Object.fromEntries(
    index.pattern.map(({ field }) => [field, getField(doc, field) ?? null]),
  );
  const shown = Object.entries(keyValue).map(([field, value]) => `${field}: ${showValue(value)}`);
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
  return isDoc(value) ? EJSON.stringify(value) : String(value);
}
