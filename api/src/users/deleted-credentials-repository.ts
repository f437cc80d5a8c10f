import type { ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import type { DeletedCredentials } from '../collections/deleted-credentials-document';
import type { UserDocument } from '../collections/user-document';

const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function keepCredentials(db: Database, session: Transaction, user: UserDocument): Promise<void> {
  const { _id, passwordHash, mustChangePassword = false, tokenVersion, load } = user;
  const expiresAt = new Date(Date.now() + RETENTION_DAYS * DAY_MS);
  const kept = { passwordHash, mustChangePassword, tokenVersion, ...(load && { load }), expiresAt };
  await db.deletedCredentials.updateOne({ _id }, { $set: kept }, { session, upsert: true });
}

/** Removes and returns them; null if they have expired. */
export async function takeCredentials(
  db: Database,
  session: Transaction,
  _id: ObjectId,
): Promise<DeletedCredentials | null> {
  const found = await db.deletedCredentials.findOneAndDelete({ _id }, { session });
  // TTL indexes delete only once a minute.
  return found && found.expiresAt > new Date() ? found : null;
}
