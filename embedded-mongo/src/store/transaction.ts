import { CommandError } from '../errors';
import type { CollectionIndex } from '../index/collection-index';
import { type Key, keyOf } from '../index/key-pattern';
import { documentSize } from '../values/bson';
import type { Doc } from '../values/types';
import { type Collection, duplicateKey } from './collection';
import { DocRecord, type Snapshot, Version, type Writer } from '../index/record';

/** The write conflicts with an uncommitted one; whether it can succeed is known only once that writer has ended. */
export class BlockedError extends Error {
  readonly writer: Writer;
  constructor(writer: Writer) {
    super('Another transaction has written this document or locked its collection');
    this.writer = writer;
  }
}

/** The error that makes a client retry its transaction. */
export function writeConflict(): CommandError {
  return new CommandError(
    112,
    'WriteConflict error: this operation conflicted with another operation. Please retry your operation or multi-document transaction.',
  );
}

/** Writes that become visible atomically. A statement outside of a client's transaction runs in an implicit one. */
export class Transaction implements Writer {
  readonly snapshot: Snapshot;
  readonly ended: Promise<void>;
  readonly writes = new Map<DocRecord, Collection>();
  readonly #isExplicit: boolean;
  #end: () => void = () => undefined;

  constructor(seq: number, isExplicit: boolean) {
    this.snapshot = { seq, transaction: this };
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
    this.#assertWritable(collection, record);
    let version: Version | null = null;
    if (doc) {
      version = new Version(record, doc, documentSize(doc));
      this.#assertUnique(collection, version);
      collection.addToIndexes(version);
    }
    const previous = record.pending?.version;
    record.pending = { transaction: this, version };
    if (previous) collection.removeFromIndexes(previous);
    this.writes.set(record, collection);
  }

  #assertWritable(collection: Collection, record: DocRecord): void {
    if (collection.lockedBy && ![...this.writes.values()].includes(collection))
      throw new BlockedError(collection.lockedBy);
    if (record.pending && record.pending.transaction !== this)
      throw new BlockedError(record.pending.transaction);
    this.#assertUnchanged(record);
  }

  #assertUnchanged(record: DocRecord): void {
    if (this.#isExplicit && record.committedSeq > this.snapshot.seq) throw writeConflict();
  }

  #assertUnique(collection: Collection, version: Version): void {
    const { record, doc } = version;
    for (const index of collection.indexes.filter(({ unique }) => unique)) {
      // No other document can have taken the key of the version that this one replaces.
      if (record.latest && index.haveEqualKeys(version, record.latest)) continue;
      const key = keyOf(doc, index.pattern);
      for (const other of index.withKey(key)) {
        if (other !== record && this.#hasTaken(other, index, key)) throw duplicateKey(collection, index, key);
      }
    }
  }

  /** Whether another document has taken a key; throws BlockedError while that is undecided. */
  #hasTaken(record: DocRecord, index: CollectionIndex, key: Key): boolean {
    const { pending, committed } = record;
    if (pending && pending.transaction !== this) {
      if (index.hasKey(pending.version, key) || index.hasKey(committed, key))
        throw new BlockedError(pending.transaction);
      return false;
    }
    const isTaken =
      index.hasKey(record.visibleTo(this.snapshot), key) || (!pending && index.hasKey(committed, key));
    if (isTaken) this.#assertUnchanged(record);
    return isTaken;
  }

  /** Makes the writes visible as commit `seq`; `retire` receives each record that has a superseded version. */
  publish(seq: number, retire: (collection: Collection, record: DocRecord) => void): void {
    for (const [record, collection] of this.writes) {
      record.older.push({ version: record.committed, seq: record.committedSeq });
      collection.commit(record, record.pending?.version ?? null, seq);
      record.pending = undefined;
      retire(collection, record);
    }
    this.#end();
  }

  abort(): void {
    for (const [record, collection] of this.writes) {
      if (record.pending?.version) collection.removeFromIndexes(record.pending.version);
      record.pending = undefined;
      if (!record.committed && record.older.length === 0) collection.records.delete(record);
    }
    this.writes.clear();
    this.#end();
  }
}
