import { applyBatch } from '../assignments/batch/apply-batch';
import { BatchError, type FailedOperation } from '../assignments/batch/batch-error';
import type { Actor } from '../audit/actor';
import type { AuditDocument } from '../collections/audit-document';
import { findBatch, markUndone } from '../audit/change-list-repository';
import { undoRefusal } from '../audit/change-policy';
import type { Database } from '../collections/database';
import { newId, toObjectId, type Id } from '../db/id';
import { ApiError, notFoundError } from '../errors/api-error';
import type { StaleEditError } from '../errors/stale-edit-error';
import type { UserDocument } from '../collections/user-document';
import { inverseOperation } from './inverse-operation';
import { asRefusal } from './undo-error';

/** The changes of a batch that cannot be undone, and why. */
export class BatchUndoError extends Error {
  readonly refusals: readonly { changeId: string; error: ApiError | StaleEditError }[];

  constructor(refusals: BatchUndoError['refusals']) {
    super('A batch cannot be undone');
    this.name = 'BatchUndoError';
    this.refusals = refusals;
  }
}

/** Undoes all changes of a batch, the last one first, or none. Returns the new changes. */
export async function undoBatch(
  db: Database,
  actor: Actor,
  user: UserDocument,
  id: string,
): Promise<AuditDocument[]> {
  const found = await findBatch(db, id);
  if (found.length === 0) throw notFoundError('Batch');
  return db.transaction(mutexKeysOf(id, found), async (transaction) => {
    const changes = (await findBatch(db, id, transaction)).reverse();
    assertUndoable(changes, user);
    const batchId = newId();
    const undoing = { ...actor, batchId, undoes: toObjectId(id) };
    try {
      await applyBatch(
        db,
        transaction,
        undoing,
        changes.map((change) => inverseOperation(change)),
      );
    } catch (error) {
      throw error instanceof BatchError ? refusalOf(changes, error.failures) : error;
    }
    await markUndone(db, transaction, { batchId: undoing.undoes }, batchId);
    return findBatch(db, batchId, transaction);
  });
}

function assertUndoable(changes: readonly AuditDocument[], user: UserDocument): void {
  for (const change of changes) {
    const refusal = undoRefusal(change, user);
    if (refusal) throw new ApiError(refusal.code, refusal.message);
  }
}

function refusalOf(changes: readonly AuditDocument[], failures: readonly FailedOperation[]): BatchUndoError {
  return new BatchUndoError(
    failures.map(({ index, error }) => ({
      changeId: changes[index]!._id.toHexString(),
      error: asRefusal(error) as ApiError | StaleEditError,
    })),
  );
}

function mutexKeysOf(id: string, changes: readonly AuditDocument[]): Id[] {
  const parties = changes.flatMap(({ entityId, engineers = [], projects = [] }) => [
    entityId,
    ...[...engineers, ...projects].map((each) => each._id),
  ]);
  return [id, ...parties];
}
