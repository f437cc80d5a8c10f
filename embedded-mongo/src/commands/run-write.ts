import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { runQuery } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { Version } from '../index/record';
import { BlockedError, type Transaction } from '../store/transaction';
import type { Update } from '../update/compile-update';
import { upsertBase } from '../update/upsert-base';
import { equal } from '../values/compare';
import { type Doc, isArray, isDoc } from '../values/types';
import { type Call, collectionOf } from './command';

/**
 * Runs a statement that writes, in the client's transaction if there is one. Otherwise it runs in an implicit
 * transaction, which is on disk before the reply and waits for any transaction that blocks it.
 */
export async function runWrite(
  call: Call,
  command: string,
  statement: (writer: CollectionWriter) => Doc,
): Promise<Doc> {
  const { store } = call.engine;
  const run = (transaction: Transaction) =>
    statement(new CollectionWriter(collectionOf(call, command), transaction));
  if (call.transaction) return run(call.transaction);
  for (;;) {
    const transaction = store.begin(false);
    let reply: Doc;
    try {
      reply = run(transaction);
    } catch (error) {
      store.abort(transaction);
      if (!(error instanceof BlockedError)) throw error;
      await error.writer.ended;
      continue;
    }
    await store.commit(transaction);
    if (call.retryable) call.retryable.reply = reply;
    return reply;
  }
}

/** Writes to one collection as part of a transaction. */
export class CollectionWriter {
  readonly #collection: Collection;
  readonly #transaction: Transaction;

  constructor(collection: Collection, transaction: Transaction) {
    this.#collection = collection;
    this.#transaction = transaction;
  }

  /** Finds the documents to write to, all of them before the first one changes. */
  find(filter: Doc, limit?: number): Version[] {
    return [...runQuery(this.#collection, { filter, limit }, this.#transaction.snapshot).versions];
  }

  /** Writes the next version of a document and returns it; the same document if nothing changes. */
  update({ doc, record }: Version, update: Update): Doc {
    const after = update(doc, false);
    if (equal(doc, after)) return doc;
    assertStorable(after);
    this.#transaction.replace(this.#collection, record, after);
    return after;
  }

  remove({ record }: Version): void {
    this.#transaction.remove(this.#collection, record);
  }

  /** Inserts a document with its `_id` as the first field, generated if it has none. */
  insert(document: Doc): Doc {
    const { _id = new ObjectId(), ...rest } = document;
    const doc = { _id, ...rest };
    assertStorable(doc);
    this.#transaction.insert(this.#collection, doc);
    return doc;
  }

  /** Inserts the document of an upsert whose filter matches nothing. */
  upsert(filter: Doc, update: Update): Doc {
    return this.insert(update(upsertBase(filter), true));
  }
}

function assertStorable(document: Doc): void {
  if (isArray(document['_id'])) throw new CommandError(53, "The '_id' value cannot be of type array");
  assertNoDollarFields(document['_id']);
  const dollar = Object.keys(document).find((field) => field.startsWith('$'));
  if (dollar !== undefined) throw unsupported(`A stored field whose name starts with a dollar ('${dollar}')`);
}

function assertNoDollarFields(id: unknown): void {
  if (!isDoc(id) && !isArray(id)) return;
  for (const [name, value] of Object.entries(id)) {
    if (name.startsWith('$'))
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name}`);
    assertNoDollarFields(value);
  }
}
