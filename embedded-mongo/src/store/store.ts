import { serialize } from 'bson';
import type { DataFolder } from '../storage/data-folder';
import { type Doc, getField } from '../values/kinds';
import { Collection } from './collection';
import { Gate } from './gate';
import type { DocRecord, View } from './record';
import { Transaction } from './transaction';

/** All collections, the order of commits, and the way of each commit to the disk. */
export class Store {
  readonly collections: Map<string, Collection>;
  readonly #folder: DataFolder;
  readonly #openViews = new Set<Transaction>();
  /** Replaced versions that an open transaction may still read, oldest first. */
  readonly #retired: { collection: Collection; record: DocRecord; seq: number }[] = [];
  /** Commits go side by side; what changes collections or files as a whole goes alone. */
  readonly #gate = new Gate();
  /** Changes of indexes and databases come one after the other. */
  readonly #changes = new Gate();
  #seq = 0;

  constructor(folder: DataFolder, collections: Map<string, Collection>) {
    this.collections = collections;
    this.#folder = folder;
  }

  get view(): View {
    return { seq: this.#seq };
  }

  /** A collection is there as soon as it is named, as empty as one that nobody has made. */
  collection(database: string, name: string): Collection {
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
  commit(transaction: Transaction, retryRecord?: Doc): Promise<void> {
    return this.#gate.besideOthers(() => this.#commit(transaction, retryRecord));
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

  /** Changes the indexes of a collection, on disk too; an error leaves them as they were. */
  async changeIndexes(named: () => Collection, change: (collection: Collection) => void): Promise<void> {
    await this.#whileUnwritten(
      () => [named()],
      async ([collection]) => {
        if (!collection) return;
        const before = [...collection.indexes];
        try {
          change(collection);
          if (collection.indexes.length > before.length)
            await this.#folder.append(serialize(indexRecord(collection)));
        } catch (error) {
          collection.indexes.splice(0, Infinity, ...before);
          throw error;
        }
      },
    );
  }

  /** Drops the collections of a database, on disk in one step. */
  async dropDatabase(database: string): Promise<void> {
    const own = () => [...this.collections.values()].filter((collection) => collection.database === database);
    await this.#whileUnwritten(own, async (collections) => {
      for (const { namespace } of collections) this.collections.delete(namespace);
      try {
        await Promise.all(
          collections.map(({ namespace }) => this.#folder.append(serialize({ drop: namespace }))),
        );
      } catch (error) {
        for (const collection of collections) this.collections.set(collection.namespace, collection);
        throw error;
      }
    });
  }

  /**
   * Works when all transactions that have written to the collections are over and no commit is under way; who has not
   * written yet waits until then, so that the wait has an end.
   */
  #whileUnwritten(
    collections: () => readonly Collection[],
    work: (collections: readonly Collection[]) => Promise<void>,
  ): Promise<void> {
    return this.#changes.alone(async () => {
      const closed = collections();
      let reopen: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        reopen = resolve;
      });
      for (const collection of closed) collection.closedBy = { ended };
      try {
        await Promise.all(closed.flatMap((collection) => collection.writers()));
        await this.#gate.alone(() => work(closed));
      } finally {
        for (const collection of closed) collection.closedBy = undefined;
        reopen();
      }
    });
  }

  /** Rewrites the files as a snapshot when the journal has grown long. */
  async compactIfLong(sessionRecords: () => Doc[]): Promise<void> {
    if (!this.#folder.wantsCompaction) return;
    const write = await this.#gate.alone(async () => {
      const records = [...this.#dump(), ...sessionRecords().map((record) => () => ({ o: [], r: record }))];
      const finish = await this.#folder.rotate();
      return () => finish(serialized(records));
    });
    await write();
  }

  *#dump(): Generator<() => Doc> {
    for (const collection of this.collections.values()) {
      const c = collection.namespace;
      yield () => indexRecord(collection);
      for (const { committed } of collection.records)
        if (committed) yield () => ({ o: [{ c, d: committed.doc }] });
    }
  }

  close(): Promise<void> {
    return this.#gate.alone(() => this.#folder.close());
  }
}

function indexRecord({ namespace, indexes }: Collection): Doc {
  return { create: namespace, indexes: indexes.map(({ spec }) => spec) };
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
