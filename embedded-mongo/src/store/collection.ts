import { EJSON } from 'bson';
import { CommandError } from '../errors';
import { CollectionIndex } from '../index/collection-index';
import { compareKeys, type Key, keyOf } from '../index/key-pattern';
import { encode } from '../values/bson';
import type { Doc } from '../values/types';
import type { DocRecord, Snapshot, Version, Writer } from '../index/record';

/** The documents and indexes of one namespace. */
export class Collection {
  readonly database: string;
  readonly namespace: string;
  /** The encoded field that names this collection in every change record. */
  readonly namespaceField: Uint8Array;
  readonly records = new Set<DocRecord>();
  /** The number of committed documents. */
  size = 0;
  #indexes: readonly CollectionIndex[];
  /** Set while new writers must wait. */
  lockedBy: Writer | undefined;

  constructor(database: string, name: string) {
    this.database = database;
    this.namespace = `${database}.${name}`;
    this.namespaceField = encode({ c: this.namespace }).subarray(4, -1);
    this.#indexes = [new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' }, this)];
  }

  /** The first one is the index on `_id`. */
  get indexes(): readonly CollectionIndex[] {
    return this.#indexes;
  }

  setIndexes(indexes: readonly CollectionIndex[]): void {
    this.#indexes = indexes;
  }

  /** The visible documents in insertion order. */
  *visible(snapshot: Snapshot): Generator<Version, void> {
    for (const record of this.records) {
      const version = record.visibleTo(snapshot);
      if (version) yield version;
    }
  }

  /** Adds a record whose committed version was read from a file. */
  restore(record: DocRecord): void {
    this.records.add(record);
    this.size += 1;
  }

  /** Sets the committed version; null if the document was removed. */
  commit(record: DocRecord, version: Version | null, seq: number): void {
    this.size += Number(version !== null) - Number(record.committed !== null);
    record.committed = version;
    record.committedSeq = seq;
  }

  /** Promises that settle when the transactions with uncommitted writes here have ended. */
  writers(): Promise<void>[] {
    return [...this.records].flatMap(({ pending }) => pending?.transaction.ended ?? []);
  }

  addToIndexes(version: Version): void {
    const lacking = this.#indexes.filter((index) => !index.isShared(version));
    // Extract every key first, because one that is rejected must not leave entries in the other indexes.
    for (const { pattern } of lacking) keyOf(version.doc, pattern);
    for (const index of lacking) index.add(version);
  }

  removeFromIndexes(version: Version): void {
    for (const index of this.#indexes) if (!index.isShared(version)) index.remove(version);
  }

  /** Discards the versions of a document that no snapshot from `oldest` on can see. */
  prune(record: DocRecord, oldest: number): void {
    for (let [first] = record.older; first; [first] = record.older) {
      const replacedAt = record.older[1]?.seq ?? record.committedSeq;
      if (replacedAt > oldest) break;
      record.older.shift();
      if (first.version) this.removeFromIndexes(first.version);
    }
    if (!record.committed && !record.pending && record.older.length === 0) this.records.delete(record);
  }

  /** Builds an index over the existing documents; none may be uncommitted. */
  buildIndex(spec: Doc): CollectionIndex {
    const index = new CollectionIndex(spec, this);
    let previous: Key | undefined;
    for (const { key, record } of index.entries) {
      if (!index.hasKey(record.committed, key)) continue;
      if (index.unique && previous && compareKeys(index.pattern, previous, key) === 0)
        throw duplicateKey(this, index, key);
      previous = key;
    }
    return index;
  }
}

/** MongoDB's error for a unique key that another document already has. */
export function duplicateKey({ namespace }: Collection, index: CollectionIndex, key: Key): CommandError {
  const fields = index.pattern.map(({ field }, i): [string, unknown] => [field, key[i]]);
  const shown = fields.map(([field, value]) => `${field}: ${EJSON.stringify(value)}`);
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: index.spec['key'], keyValue: Object.fromEntries(fields) },
  );
}
