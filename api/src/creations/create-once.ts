import { recordChange } from '../audit/audit-repository';
import type { Change } from '../audit/change';
import type { Database, Transaction } from '../db/database';
import type { Id } from '../db/id';
import type { Creator } from './creation-key';
import { findAnswer, keepAnswer } from './creation-repository';

interface Created<Answer> {
  answer: Answer;
  change: Change;
}

/**
 * Runs a creation as one transaction with its audit record. A request that comes again under its key gets the first
 * answer: it is kept in the same transaction, and of two requests at once the one that commits later meets the other's
 * key, starts anew and finds it.
 */
export async function createOnce<Answer>(
  db: Database,
  touched: readonly Id[],
  { key, ...author }: Creator,
  create: (transaction: Transaction) => Promise<Created<Answer>>,
): Promise<Answer> {
  return db.transaction(key ? [...touched, key.id] : touched, async (transaction) => {
    const earlier = key && (await findAnswer(db, transaction, key));
    if (earlier) return earlier.answer as Answer;
    const { answer, change } = await create(transaction);
    await recordChange(db, transaction, author, change);
    if (key) await keepAnswer(db, transaction, key, answer);
    return answer;
  });
}
