import { randomBytes } from 'node:crypto';
import type { ApiDeps } from '../api-deps';
import { applyBatch } from '../assignments/batch/apply-batch';
import { asSingle } from '../assignments/batch/batch-error';
import type { Actor } from '../audit/actor';
import type { AuditDocument } from '../collections/audit-document';
import { undoRefusal } from '../audit/change-policy';
import { findChange, markUndone } from '../audit/change-list-repository';
import type { Database } from '../collections/database';
import { toObjectId, type ObjectId } from '../db/id';
import type { Transaction } from '../db/transaction';
import { ApiError, notFoundError } from '../errors/api-error';
import type { ChangeReceipt } from '../routing/changed';
import { findEngineerIdsOfProject, findProjectIdsOfEngineer } from '../derived-fields/team-repository';
import type { UserDocument } from '../collections/user-document';
import { inverseOperation } from './inverse-operation';
import { asRefusal } from './undo-error';
import { undoProjectChange } from './undo-project';
import { undoUserChange } from './undo-user';

/**
 * Undoes one change and returns the new change. Each transaction marks the change as undone, so that of two concurrent
 * ones the second conflicts, reruns, and finds the mark.
 * @param seen the version whose later changes the user knows and accepts
 */
export async function undoChange(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  actor: Actor,
  user: UserDocument,
  id: string,
  seen?: number,
): Promise<AuditDocument> {
  const found = await findChange(db, user, id);
  if (!found) throw notFoundError('Change');
  assertUndoable(found, user);
  // Hashed here because slow work does not belong inside a transaction.
  const isDeletedUser = found.entity === 'user' && found.action === 'delete';
  const unusableHash = isDeletedUser ? await passwords.hash(randomBytes(32).toString('base64')) : '';
  try {
    return await db.transaction(await mutexKeysOf(db, found), async (transaction) => {
      const change = await db.audit.findOne({ _id: found._id }, { session: transaction });
      if (!change) throw notFoundError('Change');
      assertUndoable(change, user);
      const receipt: ChangeReceipt = {};
      await undo(db, transaction, { ...actor, undoes: change._id, receipt }, change, unusableHash, seen);
      const undoneBy = toObjectId(receipt.changeId ?? '');
      await markUndone(db, transaction, { _id: change._id }, undoneBy);
      return (await db.audit.findOne({ _id: undoneBy }, { session: transaction }))!;
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

function assertUndoable(change: AuditDocument, user: UserDocument): void {
  const refusal = undoRefusal(change, user);
  if (refusal) throw new ApiError(refusal.code, refusal.message);
  if (!change.batchId) return;
  const message = 'This change was made together with others, which can only be undone as a whole.';
  throw new ApiError('CANNOT_BE_UNDONE', message);
}

async function undo(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  change: AuditDocument,
  unusableHash: string,
  seen?: number,
): Promise<void> {
  const { entity, action } = change;
  if (entity === 'user') await undoUserChange(db, transaction, actor, change, unusableHash, seen);
  else if (entity === 'project' && action !== 'update') {
    await undoProjectChange(db, transaction, actor, change, seen);
  } else await asSingle(applyBatch(db, transaction, actor, [inverseOperation(change, seen)]));
}

async function mutexKeysOf(db: Database, change: AuditDocument): Promise<ObjectId[]> {
  const { _id, entity, entityId, engineers = [], projects = [] } = change;
  const related = {
    project: () => findEngineerIdsOfProject(db, entityId),
    user: () => findProjectIdsOfEngineer(db, entityId),
    assignment: () => Promise.resolve([...engineers, ...projects].map((each) => each._id)),
    invitation: () => Promise.resolve([]),
  };
  return [_id, entityId, ...(await related[entity]())];
}
