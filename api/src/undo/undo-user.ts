import type { Actor } from '../audit/actor';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { deleteEngineerIn } from '../engineers/delete-engineer';
import { restoreEngineer } from '../engineers/restore-engineer';
import { ApiError } from '../errors/api-error';
import { updateUserIn } from '../users/update-user';
import { assertUnchanged } from './assert-unchanged';
import { formerValues, versionAfter } from './former-values';
import { deletedSinceError } from './undo-error';

/** @param unusableHash password of a restored engineer whose own is no longer known */
export async function undoUserChange(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  change: AuditDocument,
  unusableHash: string,
  seen?: number,
): Promise<void> {
  const { entityId: id } = change;
  const assertCurrent = assertUnchanged('user', change, seen);
  if (change.action === 'update') {
    const user = await db.users.findOne({ _id: id }, { session: transaction, projection: { role: 1 } });
    if (!user) throw deletedSinceError();
    if (user.role === 'manager' && !id.equals(actor._id)) {
      throw new ApiError('FORBIDDEN', 'You can only undo your own changes.');
    }
    const edit = { id, role: user.role, changes: formerValues<object>(change), missing: deletedSinceError };
    await updateUserIn(db, transaction, actor, edit, assertCurrent);
  } else if (change.action === 'delete') {
    const restored = { id, fields: formerValues<never>(change), version: versionAfter(change), unusableHash };
    await restoreEngineer(db, transaction, actor, restored);
  } else {
    // Undoing a restoration deletes who was restored, and the assignments stay as they were.
    const assigned = await db.assignments.findOne({ engineerId: id }, { session: transaction });
    if (assigned && !change.undoes) {
      throw new ApiError(
        'CONFLICT',
        'This engineer has assignments now. Delete them instead if that is what you want.',
      );
    }
    assertCurrent(await deleteEngineerIn(db, transaction, actor, id));
  }
}
