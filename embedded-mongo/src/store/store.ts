import type { DataDirectory } from '../storage/data-directory';
import { encode } from '../values/bson';
import { changeRecords, documentRecord } from './change-record';
import { Collection } from './collection';
import { ReadWriteLock } from './read-write-lock';
import type { DocRecord, Snapshot } from '../index/record';
import { Transaction } from './transaction';

/** All collections. Orders the commits and writes each of them to disk before it becomes visible. */
export class Store {
  readonly collections: Map<string, Collection>;
  readonly #directory: DataDirectory;
  readonly #open = new Set<Transaction>();
  /** Records with superseded versions that an open transaction may still read, oldest first. */
  readonly #retired: { collection: Collection; record: DocRecord; seq: number }[] = [];
  /** Shared by commits; exclusive for operations on whole collections or files. */
  readonly #commitLock = new ReadWriteLock();
  /** Serializes changes of indexes and databases. */
  readonly #definitionLock = new ReadWriteLock();
  #compaction: Promise<void> | undefined;
  #seq = 0;

  constructor(directory: DataDirectory, collections: Map<string, Collection>) {
    this.collections = collections;
    this.#directory = directory;
  }

  /** The snapshot of a read outside of a transaction: everything committed. */
  get snapshot(): Snapshot {
    return { seq: this.#seq };
  }

  /** Finds a collection, or creates an empty one. */
  collection(database: string, name: string): Collection {
    const key = `${database}.${name}`;
    const collection = this.collections.get(key) ?? new Collection(database, name);
    this.collections.set(key, collection);
    return collection;
  }

  begin(isExplicit: boolean): Transaction {
    const transaction = new Transaction(this.#seq, isExplicit);
    if (isExplicit) this.#open.add(transaction);
    return transaction;
  }

  abort(transaction: Transaction): void {
    transaction.abort();
    this.#close(transaction);
  }

  /** Resolves once the transaction is on disk and visible; if it rejects, the transaction has been rolled back. */
  commit(transaction: Transaction): Promise<void> {
    return this.#commitLock.shared(() => this.#commit(transaction));
  }

  async #commit(transaction: Transaction): Promise<void> {
    try {
      const records = [...transaction.writes].flatMap(([record, collection]) =>
        changeRecords(collection, record),
      );
      if (records.length > 0) await this.#directory.append(records);
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
    this.#open.delete(transaction);
    const oldest = Math.min(this.#seq, ...[...this.#open].map(({ snapshot }) => snapshot.seq));
    let done = 0;
    for (const { collection, record, seq } of this.#retired) {
      if (seq > oldest) break;
      collection.prune(record, oldest);
      done += 1;
    }
    this.#retired.splice(0, done);
  }

  /** Changes the indexes of a collection in memory and on disk; an error leaves them unchanged. */
  async changeIndexes(find: () => Collection, change: (collection: Collection) => void): Promise<void> {
    await this.#quiesce(
      () => [find()],
      async ([collection]) => {
        if (!collection) return;
        const before = collection.indexes;
        try {
          change(collection);
          if (collection.indexes !== before) await this.#directory.append([indexRecord(collection)]);
        } catch (error) {
          collection.setIndexes(before);
          throw error;
        }
      },
    );
  }

  /** Drops all collections of a database atomically. */
  async dropDatabase(database: string): Promise<void> {
    const find = () =>
      [...this.collections.values()].filter((collection) => collection.database === database);
    await this.#quiesce(find, async (collections) => {
      if (collections.length > 0)
        await this.#directory.append(collections.map(({ namespace }) => encode({ drop: namespace })));
      for (const { namespace } of collections) this.collections.delete(namespace);
    });
  }

  /**
   * Runs `work` while no transaction has uncommitted writes in the collections and no commit is in progress. Meanwhile,
   * transactions that have not written to them yet must wait, so that the number of writers can only shrink.
   */
  #quiesce(
    find: () => readonly Collection[],
    work: (collections: readonly Collection[]) => Promise<void>,
  ): Promise<void> {
    return this.#definitionLock.exclusive(async () => {
      const collections = find();
      let unlock: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        unlock = resolve;
      });
      for (const collection of collections) collection.lockedBy = { ended };
      try {
        await Promise.all(collections.flatMap((collection) => collection.writers()));
        await this.#commitLock.exclusive(() => work(collections));
      } finally {
        for (const collection of collections) collection.lockedBy = undefined;
        unlock();
      }
    });
  }

  /** Compacts the files into a snapshot once the journal has grown large; one compaction runs at a time. */
  compactIfNeeded(): Promise<void> {
    this.#compaction ??= this.#compact().finally(() => {
      this.#compaction = undefined;
    });
    return this.#compaction;
  }

  async #compact(): Promise<void> {
    if (!this.#directory.needsCompaction) return;
    const write = await this.#commitLock.exclusive(async () => {
      const records = [...this.#contents()];
      const writeSnapshot = await this.#directory.rotate();
      return () => writeSnapshot(encodeAll(records));
    });
    await write();
  }

  /** Encoders for everything committed, called one by one while the snapshot is written. */
  *#contents(): Generator<() => Uint8Array> {
    for (const collection of this.collections.values()) {
      yield () => indexRecord(collection);
      for (const { committed } of collection.records)
        if (committed) yield () => documentRecord(collection, committed);
    }
  }

  async close(): Promise<void> {
    await this.#compaction?.catch(() => undefined);
    await this.#commitLock.exclusive(() => this.#directory.close());
  }
}

function indexRecord({ namespace, indexes }: Collection): Uint8Array {
  return encode({ create: namespace, indexes: indexes.map(({ spec }) => spec) });
}

function* encodeAll(records: readonly (() => Uint8Array)[]): Generator<Uint8Array> {
  for (const record of records) yield record();
}
