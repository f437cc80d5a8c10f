import { CommandError } from '../errors';
import { BusyError, type Transaction } from '../store/transaction';
import type { Doc } from '../values/kinds';
import type { Call } from './command';

/**
 * Runs a statement that writes. In a client's transaction it joins in; alone it is a transaction of its own
 * that is on disk before the reply, and waits for a transaction that is in its way.
 */
export async function runWrite(call: Call, statement: (transaction: Transaction) => Doc): Promise<Doc> {
  if (call.transaction) return statement(call.transaction);
  const { store } = call.engine;
  for (;;) {
    const transaction = store.begin(false);
    let reply: Doc;
    try {
      reply = statement(transaction);
    } catch (error) {
      store.abort(transaction);
      if (!(error instanceof BusyError)) throw error;
      await error.owner.ended;
      continue;
    }
    await store.commit(transaction, call.retryable?.record(reply));
    if (call.retryable) call.retryable.reply = reply;
    return reply;
  }
}

/** Holds a batch to the number of statements that the handshake allows. */
export function assertBatchSize(items: readonly unknown[]): void {
  if (items.length >= 1 && items.length <= 100_000) return;
  throw new CommandError(
    16,
    `Write batch sizes must be between 1 and 100000. Got ${items.length} operations.`,
  );
}

/** The outcome of the statements of one batch: each may fail on its own. */
export function runBatch<T>(
  items: readonly T[],
  isOrdered: boolean,
  apply: (item: T, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  for (const [index, item] of items.entries()) {
    try {
      apply(item, index);
    } catch (error) {
      if (!(error instanceof CommandError) || error.code === 112) throw error;
      errors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (isOrdered) break;
    }
  }
  return errors;
}
