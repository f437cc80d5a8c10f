import type { Actor } from '../audit/actor';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { ApiError } from '../errors/api-error';
import { deleteProjectIn } from '../projects/delete-project';
import { restoreProject } from '../projects/restore-project';
import { assertUnchanged } from './assert-unchanged';
import { formerValues, versionAfter } from './former-values';

/** Undoes the creation, restoration, or deletion of a project. */
export async function undoProjectChange(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  change: AuditDocument,
  seen?: number,
): Promise<void> {
  const { entityId: id } = change;
  const assertCurrent = assertUnchanged('project', change, seen);
  if (change.action === 'delete') {
    await restoreProject(db, transaction, actor, {
      id,
      fields: formerValues(change),
      version: versionAfter(change),
    });
  } else {
    // Undoing a restoration deletes the project again, with its assignments.
    const assigned = await db.assignments.findOne({ projectId: id }, { session: transaction });
    if (assigned && !change.undoes) {
      throw new ApiError(
        'CONFLICT',
        'This project has assignments now. Delete it instead if that is what you want.',
      );
    }
    assertCurrent(await deleteProjectIn(db, transaction, actor, id));
  }
}
