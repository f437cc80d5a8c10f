import type { updateManagerBody } from '@erm/contracts/managers';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { update } from '../audit/change';
import { sessionEndedError } from '../auth/session-ended-error';
import type { Database } from '../collections/database';
import { toObjectId, type Id } from '../db/id';
import { ApiError, fieldError, notFoundError } from '../errors/api-error';
import { assertNotStale } from '../errors/stale-edit-error';
import { revokeInvitationsOf } from '../invitations/revoke-invitations';
import type { UserDocument } from '../collections/user-document';
import { lockUser, saveUser } from '../collections/user-repository';
import { lockRemainingManager } from './manager-repository';

/**
 * Disables or enables a manager. A manager who can sign in always remains: the one who does this, whose own disabling
 * would conflict, or for the command line any other one.
 * @param by the signed-in manager, null for the command line
 */
export async function updateManager(
  db: Database,
  actor: Actor,
  by: UserDocument | null,
  id: Id,
  { disabled, version }: z.output<typeof updateManagerBody>,
): Promise<UserDocument> {
  const managerId = toObjectId(id);
  if (by?._id.equals(managerId)) throw ownAccountError();
  return db.transaction([managerId, ...(by ? [by._id] : [])], async (transaction) => {
    const remaining = await lockRemainingManager(db, transaction, managerId, by?._id);
    if (by && !remaining) throw sessionEndedError();
    const manager = await lockUser(db, transaction, managerId, 'manager');
    if (!manager) throw notFoundError('Manager');
    if (disabled && !remaining) throw lastManagerError();
    assertNotStale(manager, version);
    if (disabled === undefined || disabled === (manager.disabled ?? false)) return manager;
    const changed = await saveUser(db, transaction, manager, { disabled });
    await recordChange(db, transaction, actor, update('user', manager, changed));
    if (disabled) await revokeInvitationsOf(db, transaction, actor, manager);
    return changed;
  });
}

function ownAccountError(): ApiError {
  return fieldError('VALIDATION_FAILED', [
    { path: 'disabled', message: 'You cannot disable or enable your own account' },
  ]);
}

function lastManagerError(): ApiError {
  return new ApiError('CONFLICT', 'This is the only manager who can sign in, so the account stays enabled.');
}
