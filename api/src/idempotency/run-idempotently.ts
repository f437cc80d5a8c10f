import type { Database } from '../collections/database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { ChangeReceipt } from '../routing/changed';
import type { IdempotencyKey } from './idempotency-key';
import { findStoredResponse, storeResponse } from './stored-answer-repository';

/**
 * Runs a creation as one transaction. With a key, the result is stored in that transaction and returned again when the
 * request is retried. Of two concurrent requests, the one that commits second conflicts on the key, reruns, and finds
 * the stored result.
 */
export async function runIdempotently<Result>(
  db: Database,
  key: IdempotencyKey | null,
  receipt: ChangeReceipt,
  mutexKeys: readonly Id[],
  create: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(key ? [...mutexKeys, key.id] : mutexKeys, async (transaction) => {
    const stored = key && (await findStoredResponse(db, transaction, key));
    if (stored) {
      receipt.changeId = stored.changeId;
      return stored.answer as Result;
    }
    const result = await create(transaction);
    if (key) await storeResponse(db, transaction, key, { answer: result, changeId: receipt.changeId });
    return result;
  });
}
