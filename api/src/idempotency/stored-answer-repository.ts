import type { Database } from '../collections/database';
import type { StoredResponse } from '../collections/stored-answer';
import type { Transaction } from '../db/transaction';
import { ApiError } from '../errors/api-error';
import type { IdempotencyKey } from './idempotency-key';

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** The response stored under this key, or null. Throws if the key was used with a different body. */
export async function findStoredResponse(
  db: Database,
  transaction: Transaction,
  { id, bodyHash }: IdempotencyKey,
): Promise<StoredResponse | null> {
  const found = await db.storedResponses.findOne({ _id: id }, { session: transaction });
  // TTL indexes delete only once a minute, so an expired response may still exist.
  if (!found || found.expiresAt <= new Date()) return null;
  if (found.bodyHash === bodyHash) return found;
  const message = 'This Idempotency-Key was used for another request. Send a new one with each new request.';
  throw new ApiError('IDEMPOTENCY_KEY_REUSED', message);
}

export async function storeResponse(
  db: Database,
  transaction: Transaction,
  key: IdempotencyKey,
  { answer, changeId }: Pick<StoredResponse, 'answer' | 'changeId'>,
): Promise<void> {
  const expiresAt = new Date(Date.now() + RETENTION_MS);
  const stored = { bodyHash: key.bodyHash, answer, ...(changeId !== undefined && { changeId }), expiresAt };
  await db.storedResponses.updateOne(
    { _id: key.id },
    { $set: stored },
    { session: transaction, upsert: true },
  );
}
