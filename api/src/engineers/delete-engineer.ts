import { markEngineerDeleted } from '../collections/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { deletion } from '../audit/change';
import type { Database } from '../collections/database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { notFoundError } from '../errors/api-error';
import { findProjectIdsOfEngineer, refreshTeams } from '../derived-fields/team-repository';
import { keepCredentials } from '../users/deleted-credentials-repository';
import type { UserDocument } from '../collections/user-document';
import { deleteEngineerDocument } from './engineer-repository';

/** Assignments of the deleted engineer are kept. */
export async function deleteEngineer(db: Database, actor: Actor, id: string): Promise<void> {
  const mutexKeys = [id, ...(await findProjectIdsOfEngineer(db, id))];
  await db.transaction(mutexKeys, async (transaction) => {
    await deleteEngineerIn(db, transaction, actor, id);
  });
}

/** The same within a transaction. Returns the deleted engineer. */
export async function deleteEngineerIn(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  id: Id,
): Promise<UserDocument> {
  const engineer = await deleteEngineerDocument(db, transaction, id);
  if (!engineer) throw notFoundError('Engineer');
  await keepCredentials(db, transaction, engineer);
  await markEngineerDeleted(db, transaction, id);
  await refreshTeams(db, transaction, await findProjectIdsOfEngineer(db, id, transaction));
  await recordChange(db, transaction, actor, deletion('user', engineer));
  return engineer;
}
