import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { update } from '../audit/change';
import { renameEngineer } from '../assignments/assignment-repository';
import type { Database } from '../db/database';
import type { Id } from '../db/id';
import type { UserDocument } from '../db/user-document';
import type { DomainError } from '../http/domain-error';
import { isStale, staleEdit } from '../http/refusals';
import type { Role } from '@erm/contracts/roles';
import { lockUser, saveUser, type UserChanges } from './user-repository';

interface ChangeRequest {
  id: Id;
  role: Role;
  author: Author;
  changes: UserChanges;
  /** The version that the edit was made on, when it says so. */
  version: number | undefined;
  missing: () => DomainError;
  /** The person as the caller's endpoint shows one. */
  present: (user: UserDocument) => unknown;
}

/** One edit of a person, whoever makes it: whole or not at all, with the names that assignments repeat. */
export async function changeUser(db: Database, request: ChangeRequest): Promise<UserDocument> {
  const { id, role, author, changes, version, missing, present } = request;
  return db.transaction([id], async (transaction) => {
    const user = await lockUser(db, transaction, id, role);
    if (!user) throw missing();
    if (isStale(user, version)) throw staleEdit(await present(user));
    const changed = await saveUser(db, transaction, user, changes);
    if (changed.name !== user.name) await renameEngineer(db, transaction, changed);
    await recordChange(db, transaction, author, update('user', user, changed));
    return changed;
  });
}
