import { CommandError } from '../errors';
import type { IndexEntry } from '../index/collection-index';
import type { Doc } from '../values/kinds';
import { assertDocumentSize } from '../values/decode';
import { type Collection, duplicateKey } from './collection';
import { DocRecord, Version, type View, type Writer } from './record';

/** Met the unfinished write of another transaction: wait for it to end, or give up. */
export class BusyError extends Error {
  readonly owner: Writer;
  constructor(owner: Writer) {
    super('Another transaction is writing this document');
    this.owner = owner;
  }
}

/** Writes that become visible together. A single statement is a transaction of its own. */
export class Transaction implements Writer {
  readonly view: View;
  readonly ended: Promise<void>;
  readonly touched = new Map<DocRecord, Collection>();
  readonly #isExplicit: boolean;
  #end: () => void = () => undefined;

  constructor(seq: number, isExplicit: boolean) {
    this.view = { seq, transaction: this };
    this.#isExplicit = isExplicit;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  insert(collection: Collection, doc: Doc): void {
    const record = new DocRecord();
    this.#write(collection, record, doc);
    collection.records.add(record);
  }

  replace(collection: Collection, record: DocRecord, doc: Doc): void {
    this.#write(collection, record, doc);
  }

  remove(collection: Collection, record: DocRecord): void {
    this.#write(collection, record, null);
  }

  #write(collection: Collection, record: DocRecord, doc: Doc | null): void {
    this.#claim(record);
    const previous = record.pending?.version ?? null;
    let version: Version | null = null;
    if (doc) {
      assertDocumentSize(doc);
      version = new Version(record, doc);
      this.#assertUnique(collection, version);
      collection.addToIndexes(version);
    }
    if (previous) collection.removeFromIndexes(previous);
    if (!record.pending) collection.pendingWrites += 1;
    record.pending = { transaction: this, version };
    this.touched.set(record, collection);
  }

  #claim(record: DocRecord): void {
    if (record.pending && record.pending.transaction !== this)
      throw new BusyError(record.pending.transaction);
    this.#assertUnchangedSince(record);
  }

  #assertUnchangedSince(record: DocRecord): void {
    if (!this.#isExplicit || record.committedSeq <= this.view.seq) return;
    throw new CommandError(
      112,
      'WriteConflict error: this operation conflicted with another operation. Please retry your operation or multi-document transaction.',
    );
  }

  #assertUnique(collection: Collection, version: Version): void {
    for (const index of collection.indexes) {
      if (!index.unique) continue;
      for (const key of index.keysFor(version.doc)) {
        for (const other of index.withKey(key))
          this.#assertFree(collection, version.record, { key, version: other }, () => {
            throw duplicateKey(collection.namespace, index, key);
          });
      }
    }
  }

  #assertFree(collection: Collection, own: DocRecord, entry: IndexEntry, duplicate: () => never): void {
    const { record } = entry.version;
    if (record === own) return;
    if (record.pending && record.pending.transaction !== this) {
      if (record.pending.version === entry.version || record.committed === entry.version) {
        throw new BusyError(record.pending.transaction);
      }
      return;
    }
    const isSeen = record.visibleTo(this.view) === entry.version;
    if (isSeen || (record.committed === entry.version && !record.pending)) {
      this.#assertUnchangedSince(record);
      duplicate();
    }
  }

  /** Makes the writes visible as commit number `seq`; the replaced versions are handed to `retire`. */
  publish(seq: number, retire: (collection: Collection, record: DocRecord) => void): void {
    for (const [record, collection] of this.touched) {
      record.older.push({ version: record.committed, seq: record.committedSeq });
      record.committed = record.pending?.version ?? null;
      record.committedSeq = seq;
      record.pending = undefined;
      collection.pendingWrites -= 1;
      collection.isCommitted = true;
      retire(collection, record);
    }
    this.#end();
  }

  abort(): void {
    for (const [record, collection] of this.touched) {
      if (record.pending?.version) collection.removeFromIndexes(record.pending.version);
      record.pending = undefined;
      collection.pendingWrites -= 1;
      if (!record.committed && record.older.length === 0) collection.records.delete(record);
    }
    this.touched.clear();
    this.#end();
  }
}
