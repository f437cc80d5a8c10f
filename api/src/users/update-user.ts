import type { Role } from '@erm/contracts/roles';
import { renameEngineer } from '../collections/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { update } from '../audit/change';
import type { Database } from '../collections/database';
import type { UserDocument } from '../collections/user-document';
import { lockUser, saveUser, type UserChanges } from '../collections/user-repository';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { findProjectIdsOfEngineer, refreshTeams } from '../derived-fields/team-repository';
import type { ApiError } from '../errors/api-error';
import { assertDeliverable } from './assert-deliverable';
import { assertNotStale } from '../errors/stale-edit-error';

interface UserEdit {
  id: Id;
  role: Role;
  changes: UserChanges;
  /** The version on which the edit is based, if the request includes it. */
  version: number | undefined;
  /** Creates the error for an unknown user. */
  missing: () => ApiError;
}

/** Edits a user and updates the copies of the user's data in assignments and projects. */
export async function updateUser(db: Database, actor: Actor, edit: UserEdit): Promise<UserDocument> {
  const { id, changes, version } = edit;
  const projectIds = changes.skills ? await findProjectIdsOfEngineer(db, id) : [];
  return db.transaction([id, ...projectIds], (transaction) =>
    updateUserIn(db, transaction, actor, edit, (user) => assertNotStale(user, version)),
  );
}

/**
 * The same within a transaction.
 * @param assertCurrent throws if the edit is based on another state of the user
 */
export async function updateUserIn(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { id, role, changes, missing }: Omit<UserEdit, 'version'>,
  assertCurrent: (user: UserDocument) => void,
): Promise<UserDocument> {
  const user = await lockUser(db, transaction, id, role);
  if (!user) throw missing();
  assertCurrent(user);
  if (changes.email !== undefined && changes.email !== user.email) assertDeliverable(changes.email);
  const changed = await saveUser(db, transaction, user, changes);
  if (changed.name !== user.name) await renameEngineer(db, transaction, changed);
  if (changes.skills) {
    await refreshTeams(db, transaction, await findProjectIdsOfEngineer(db, id, transaction));
  }
  await recordChange(db, transaction, actor, update('user', user, changed));
  return changed;
}
