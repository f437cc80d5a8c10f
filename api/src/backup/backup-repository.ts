import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import type { CollectionName } from '../integrity/stored-document';

/** Whether the database is unused. A server started on it may have created a setup link, but nothing else. */
export async function isUnused(db: Database, session: Transaction): Promise<boolean> {
  const options = { session, projection: { _id: 1 } };
  const found = [
    await db.users.findOne({}, options),
    await db.projects.findOne({}, options),
    await db.assignments.findOne({}, options),
  ];
  return !found.some(Boolean);
}

export async function deleteAllInvitations(db: Database, session: Transaction): Promise<void> {
  await db.invitations.deleteMany({}, { session });
}

/** @param documents whose shapes have been checked */
export async function insertDocuments(
  db: Database,
  session: Transaction,
  collection: CollectionName,
  documents: object[],
): Promise<void> {
  await db[collection].insertMany(documents as never[], { session });
}
