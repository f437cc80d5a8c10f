import type { CreationDocument } from '../db/creation-document';
import type { Database, Transaction } from '../db/database';
import { DomainError } from '../http/domain-error';
import type { CreationKey } from './creation-key';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The first answer under this key, null where there is none (any more); refused where it answered another body. */
export async function findAnswer(
  db: Database,
  transaction: Transaction,
  { id, bodyHash }: CreationKey,
): Promise<CreationDocument | null> {
  const found = await db.creations.findOne({ _id: id }, { session: transaction });
  // The database sweeps once a minute; until then an old answer is none.
  if (!found || found.expiresAt <= new Date()) return null;
  if (found.bodyHash === bodyHash) return found;
  const message = 'This Idempotency-Key was used for another request. Send a new one with each new request.';
  throw new DomainError('IDEMPOTENCY_KEY_REUSED', message);
}

export async function keepAnswer(
  db: Database,
  transaction: Transaction,
  key: CreationKey,
  answer: unknown,
): Promise<void> {
  const kept = { bodyHash: key.bodyHash, answer, expiresAt: new Date(Date.now() + KEPT_MS) };
  await db.creations.updateOne({ _id: key.id }, { $set: kept }, { session: transaction, upsert: true });
}
