import type { Database } from '../database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { IdempotencyKey } from './idempotency-key';
import { findStoredAnswer, storeAnswer } from './stored-answer-repository';

/**
 * Runs a creation as one transaction. Under a key, the answer is stored in that transaction and returned again when the
 * request is retried. Of two concurrent requests, the one that commits second conflicts on the key, reruns and finds
 * the stored answer.
 */
export async function runIdempotently<Answer>(
  db: Database,
  key: IdempotencyKey | null,
  mutexKeys: readonly Id[],
  create: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(key ? [...mutexKeys, key.id] : mutexKeys, async (transaction) => {
    const stored = key && (await findStoredAnswer(db, transaction, key));
    if (stored) return stored.answer as Answer;
    const answer = await create(transaction);
    if (key) await storeAnswer(db, transaction, key, answer);
    return answer;
  });
}
