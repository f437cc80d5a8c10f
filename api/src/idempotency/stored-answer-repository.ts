import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { ApiError } from '../errors/api-error';
import type { IdempotencyKey } from './idempotency-key';
import type { StoredAnswer } from './stored-answer';

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** The answer stored under this key, or null. Throws when the key was used with a different body. */
export async function findStoredAnswer(
  db: Database,
  transaction: Transaction,
  { id, bodyHash }: IdempotencyKey,
): Promise<StoredAnswer | null> {
  const found = await db.storedAnswers.findOne({ _id: id }, { session: transaction });
  // The TTL index sweeps once a minute, so an expired answer may still be there.
  if (!found || found.expiresAt <= new Date()) return null;
  if (found.bodyHash === bodyHash) return found;
  const message = 'This Idempotency-Key was used for another request. Send a new one with each new request.';
  throw new ApiError('IDEMPOTENCY_KEY_REUSED', message);
}

export async function storeAnswer(
  db: Database,
  transaction: Transaction,
  key: IdempotencyKey,
  answer: unknown,
): Promise<void> {
  const stored = { bodyHash: key.bodyHash, answer, expiresAt: new Date(Date.now() + RETENTION_MS) };
  await db.storedAnswers.updateOne({ _id: key.id }, { $set: stored }, { session: transaction, upsert: true });
}
