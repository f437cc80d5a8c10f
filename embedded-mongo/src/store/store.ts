import { serialize } from 'bson';
import type { DataFolder } from '../storage/data-folder';
import { type Doc, getField } from '../values/kinds';
import { Collection } from './collection';
import type { DocRecord, View } from './record';
import { Transaction } from './transaction';

/** All collections, the order of commits, and the way of each commit to the disk. */
export class Store {
  readonly collections: Map<string, Collection>;
  readonly #folder: DataFolder;
  readonly #openViews = new Set<Transaction>();
  /** Replaced versions that an open transaction may still read, oldest first. */
  readonly #retired: { collection: Collection; record: DocRecord; seq: number }[] = [];
  readonly #commits = new Set<Promise<void>>();
  #gate: Promise<void> | undefined;
  #seq = 0;

  constructor(folder: DataFolder, collections: Map<string, Collection>) {
    this.collections = collections;
    this.#folder = folder;
  }

  get view(): View {
    return { seq: this.#seq };
  }

  find(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  findOrCreate(database: string, name: string): Collection {
    const key = `${database}.${name}`;
    const collection = this.collections.get(key) ?? new Collection(database, name);
    this.collections.set(key, collection);
    return collection;
  }

  begin(isExplicit: boolean): Transaction {
    const transaction = new Transaction(this.#seq, isExplicit);
    if (isExplicit) this.#openViews.add(transaction);
    return transaction;
  }

  abort(transaction: Transaction): void {
    transaction.abort();
    this.#close(transaction);
  }

  /** Resolves when the transaction is on disk and visible. After an error nothing of it is left. */
  async commit(transaction: Transaction, retryRecord?: Doc): Promise<void> {
    while (this.#gate) await this.#gate;
    const commit = this.#commit(transaction, retryRecord);
    const settled = commit.catch(() => undefined);
    this.#commits.add(settled);
    try {
      await commit;
    } finally {
      this.#commits.delete(settled);
    }
  }

  async #commit(transaction: Transaction, retryRecord: Doc | undefined): Promise<void> {
    try {
      if (transaction.touched.size > 0) {
        const changes = [...transaction.touched].flatMap(([record, collection]) =>
          change(collection, record),
        );
        await this.#folder.append(serialize({ o: changes, ...(retryRecord && { r: retryRecord }) }));
      }
    } catch (error) {
      this.abort(transaction);
      throw error;
    }
    this.#seq += 1;
    transaction.publish(this.#seq, (collection, record) => {
      this.#retired.push({ collection, record, seq: this.#seq });
    });
    this.#close(transaction);
  }

  #close(transaction: Transaction): void {
    this.#openViews.delete(transaction);
    const oldest = Math.min(this.#seq, ...[...this.#openViews].map(({ view }) => view.seq));
    let done = 0;
    for (const { collection, record, seq } of this.#retired) {
      if (seq > oldest) break;
      collection.forget(record, oldest);
      done += 1;
    }
    this.#retired.splice(0, done);
  }

  /**
   * Changes the catalogue while no commit is under way: `apply` changes the memory and answers what to write
   * and how to take it back.
   */
  async changeCatalogue<T>(
    apply: () => { record: Doc | undefined; undo: () => void; result: T },
  ): Promise<T> {
    return this.#exclusively(async () => {
      const { record, undo, result } = apply();
      try {
        if (record) await this.#folder.append(serialize(record));
      } catch (error) {
        undo();
        throw error;
      }
      return result;
    });
  }

  /** Rewrites the files as a snapshot when the journal has grown long. */
  async compactIfLong(sessionRecords: () => Doc[]): Promise<void> {
    if (!this.#folder.wantsCompaction) return;
    const write = await this.#exclusively(async () => {
      const records = [...this.#dump(), ...sessionRecords().map((record) => () => ({ o: [], r: record }))];
      const finish = await this.#folder.rotate();
      return () => finish(serialized(records));
    });
    await write();
  }

  *#dump(): Generator<() => Doc> {
    for (const collection of this.collections.values()) {
      if (!collection.isCommitted) continue;
      const c = collection.namespace;
      yield () => ({ create: c, indexes: collection.indexes.map(({ spec }) => spec) });
      for (const { committed } of collection.records)
        if (committed) yield () => ({ o: [{ c, d: committed.doc }] });
    }
  }

  async #exclusively<T>(work: () => Promise<T>): Promise<T> {
    while (this.#gate) await this.#gate;
    let open: () => void = () => undefined;
    this.#gate = new Promise((resolve) => {
      open = resolve;
    });
    try {
      await Promise.all(this.#commits);
      return await work();
    } finally {
      this.#gate = undefined;
      open();
    }
  }

  async close(): Promise<void> {
    await this.#exclusively(() => this.#folder.close());
  }
}

function* serialized(records: readonly (() => Doc)[]): Generator<Uint8Array> {
  for (const record of records) yield serialize(record());
}

function change(collection: Collection, record: DocRecord): Doc[] {
  const doc = record.pending?.version?.doc;
  if (doc) return [{ c: collection.namespace, d: doc }];
  // Inserted and removed again in the same transaction: nothing to tell.
  return record.committed ? [{ c: collection.namespace, x: getField(record.committed.doc, '_id') }] : [];
}
