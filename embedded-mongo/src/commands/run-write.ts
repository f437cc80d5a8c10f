import { CommandError } from '../errors';
import { BlockedError, type Transaction } from '../store/transaction';
import type { Doc } from '../values/types';
import type { Call } from './command';

/**
 * Runs a statement that writes, as part of the client's transaction if there is one. Otherwise it gets a transaction
 * of its own, which is on disk before the reply and waits for any transaction that blocks it.
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
      if (!(error instanceof BlockedError)) throw error;
      await error.writer.ended;
      continue;
    }
    await store.commit(transaction);
    if (call.retryable) call.retryable.reply = reply;
    return reply;
  }
}

/** Holds a batch to the size that the handshake announces. */
export function assertBatchSize(items: readonly unknown[]): void {
  if (items.length >= 1 && items.length <= 100_000) return;
  throw new CommandError(
    16,
    `Write batch sizes must be between 1 and 100000. Got ${items.length} operations.`,
  );
}

/** Like the server, replies leave out further messages, so that the errors of a large batch fit into one. */
const maxMessageBytes = 1024 * 1024;

/** Runs the statements of a batch, each of which may fail on its own, and returns their errors. */
export function runBatch<T>(
  items: readonly T[],
  isOrdered: boolean,
  apply: (item: T, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  let messageBytes = 0;
  for (const [index, item] of items.entries()) {
    try {
      apply(item, index);
    } catch (error) {
      if (!(error instanceof CommandError) || error.code === 112) throw error;
      messageBytes += error.message.length;
      const errmsg = messageBytes <= maxMessageBytes ? error.message : '';
      errors.push({ index, code: error.code, ...error.details, errmsg });
      if (isOrdered) break;
    }
  }
  return errors;
}
