import { CommandError } from '../errors';
import { keyOf } from '../index/key-pattern';
import type { Doc } from '../values/kinds';
import { assertDocumentSize } from '../values/decode';
import { type Collection, duplicateKey } from './collection';
import { DocRecord, Version, type View, type Writer } from './record';

/** Met the unfinished work of somebody else: wait for it to end, or give up. */
export class BusyError extends Error {
  readonly owner: Writer;
  constructor(owner: Writer) {
    super('Somebody else is writing this document or changing its collection');
    this.owner = owner;
  }
}

/** Tells a client to run its transaction again. */
export function writeConflict(): CommandError {
  return new CommandError(
    112,
    'WriteConflict error: this operation conflicted with another operation. Please retry your operation or multi-document transaction.',
  );
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
    this.#claim(collection, record);
    const previous = record.pending?.version ?? null;
    let version: Version | null = null;
    if (doc) {
      assertDocumentSize(doc);
      version = new Version(record, doc);
      this.#assertUnique(collection, version);
      collection.addToIndexes(version);
    }
    if (previous) collection.removeFromIndexes(previous);
    record.pending = { transaction: this, version };
    this.touched.set(record, collection);
  }

  #claim(collection: Collection, record: DocRecord): void {
    if (collection.closedBy && ![...this.touched.values()].includes(collection))
      throw new BusyError(collection.closedBy);
    if (record.pending && record.pending.transaction !== this)
      throw new BusyError(record.pending.transaction);
    this.#assertUnchangedSince(record);
  }

  #assertUnchangedSince(record: DocRecord): void {
    if (!this.#isExplicit || record.committedSeq <= this.view.seq) return;
    throw writeConflict();
  }

  #assertUnique(collection: Collection, { record, doc }: Version): void {
    for (const index of collection.indexes.filter(({ unique }) => unique)) {
      const key = keyOf(doc, index.pattern);
      for (const other of index.withKey(key)) {
        if (other.record !== record && this.#holdsKey(other)) throw duplicateKey(collection, index, doc);
      }
    }
  }

  /** Whether another document has its key for good; while that is open, its writer is to be waited for. */
  #holdsKey(version: Version): boolean {
    const { record } = version;
    const { pending, committed } = record;
    if (pending && pending.transaction !== this) {
      if (pending.version === version || committed === version) throw new BusyError(pending.transaction);
      return false;
    }
    const isHeld = record.visibleTo(this.view) === version || (committed === version && !pending);
    if (isHeld) this.#assertUnchangedSince(record);
    return isHeld;
  }

  /** Makes the writes visible as commit number `seq`; the replaced versions are handed to `retire`. */
  publish(seq: number, retire: (collection: Collection, record: DocRecord) => void): void {
    for (const [record, collection] of this.touched) {
      record.older.push({ version: record.committed, seq: record.committedSeq });
      collection.commit(record, record.pending?.version ?? null, seq);
      record.pending = undefined;
      retire(collection, record);
    }
    this.#end();
  }

  abort(): void {
    for (const [record, collection] of this.touched) {
      if (record.pending?.version) collection.removeFromIndexes(record.pending.version);
      record.pending = undefined;
      if (!record.committed && record.older.length === 0) collection.records.delete(record);
    }
    this.touched.clear();
    this.#end();
  }
}
