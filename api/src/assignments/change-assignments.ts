import { operationOf } from '@erm/contracts/batch-operations';
import type { Operation } from '@erm/contracts/planned';
import type { Actor } from '../audit/actor';
import type { Database } from '../collections/database';
import { newId, type Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { findAssignmentsByIds } from '../collections/assignment-repository';
import { applyBatch, type AppliedBatch } from './batch/apply-batch';
import { asSingle } from './batch/batch-error';
import { namedIds } from './batch/lock-planned';
import { populateAssignments, type PopulatedAssignment } from './populate-assignments';

/** An operation of a request. */
export function toOperation(requested: Parameters<typeof operationOf>[0]): Operation {
  return operationOf(requested, () => newId().toHexString());
}

/** IDs that the operations are known to lock before the transaction starts. */
export async function mutexKeysOf(db: Database, operations: readonly Operation[]): Promise<Id[]> {
  const { assignmentIds, engineerIds, projectIds } = namedIds(operations);
  const found = await findAssignmentsByIds(db, assignmentIds);
  const parties = found.flatMap(({ engineerId, projectId }) => [engineerId, projectId]);
  return [...assignmentIds, ...engineerIds, ...projectIds, ...parties];
}

/** Applies a single operation in its own transaction. Rethrows the operation's own error. */
export async function applyOne(db: Database, actor: Actor, operation: Operation): Promise<AppliedBatch> {
  return db.transaction(await mutexKeysOf(db, [operation]), (transaction) =>
    asSingle(applyBatch(db, transaction, actor, [operation])),
  );
}

/**
 * Applies the operations of a request. Returns the assignment after each one; null for a deletion and for a project.
 * @throws BatchError with every operation that stands in the way
 */
export async function changeAssignments(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  operations: readonly Operation[],
): Promise<(PopulatedAssignment | null)[]> {
  const applied = await applyBatch(db, transaction, actor, operations);
  const present = applied.assignments.filter((document) => document !== null);
  const populated = (await populateAssignments(db, present, transaction, applied))[Symbol.iterator]();
  return applied.assignments.map((document) => document && (populated.next().value ?? null));
}
