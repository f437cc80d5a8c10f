import { recordChange } from '../audit/audit-repository';
import type { Change } from '../audit/change';
import type { Database, Transaction } from '../db/database';
import type { Id } from '../db/id';
import { DomainError } from '../http/domain-error';
import type { CreationKey, Creator } from './creation-key';

const KEPT_MS = 24 * 60 * 60 * 1000;

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

async function findAnswer(db: Database, transaction: Transaction, { id, bodyHash }: CreationKey) {
  const found = await db.creations.findOne({ _id: id }, { session: transaction });
  // The database sweeps once a minute; until then an old answer is none.
  if (!found || found.expiresAt <= new Date()) return null;
  if (found.bodyHash === bodyHash) return found;
  const message = 'This Idempotency-Key was used for another request. Send a new one with each new request.';
  throw new DomainError('IDEMPOTENCY_KEY_REUSED', message);
}

async function keepAnswer(db: Database, transaction: Transaction, key: CreationKey, answer: unknown) {
  const kept = { bodyHash: key.bodyHash, answer, expiresAt: new Date(Date.now() + KEPT_MS) };
  await db.creations.updateOne({ _id: key.id }, { $set: kept }, { session: transaction, upsert: true });
}
