import { renameEngineer } from '../assignments/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { update } from '../audit/change';
import type { Database } from '../database';
import type { Id } from '../db/id';
import type { ApiError } from '../errors/api-error';
import { assertNotStale } from '../errors/stale-edit-error';
import type { Role } from '@erm/contracts/roles';
import type { UserDocument } from './user-document';
import { lockUser, saveUser, type UserChanges } from './user-repository';

interface UserEdit {
  id: Id;
  role: Role;
  changes: UserChanges;
  /** The version the edit was made on, if it says so. */
  version: number | undefined;
  /** The error when there is no such person. */
  missing: () => ApiError;
}

/** One edit of a person, by whichever endpoint, together with the names denormalized in assignments. */
export async function updateUser(db: Database, actor: Actor, edit: UserEdit): Promise<UserDocument> {
  const { id, role, changes, version, missing } = edit;
  return db.transaction([id], async (transaction) => {
    const user = await lockUser(db, transaction, id, role);
    if (!user) throw missing();
    assertNotStale(user, version);
    const changed = await saveUser(db, transaction, user, changes);
    if (changed.name !== user.name) await renameEngineer(db, transaction, changed);
    await recordChange(db, transaction, actor, update('user', user, changed));
    return changed;
  });
}
