import type { applyBatchBody } from '@erm/contracts/batches';
import type { z } from 'zod';
import type { Actor } from '../../audit/actor';
import type { Database } from '../../database';
import { newId, type Id } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import { assertNotStale } from '../../errors/stale-edit-error';
import { findAssignmentsByIds } from '../assignment-repository';
import { populateAssignments, type PopulatedAssignment } from '../populate-assignments';
import { applyOperations } from './apply-operations';
import { namedIds } from './lock-parties';
import type { Operation } from './operation';

type Body = z.output<typeof applyBatchBody>;

export interface AppliedBatch {
  batchId: string | null;
  /** After each operation; null for a deletion and for a project. */
  assignments: (PopulatedAssignment | null)[];
}

/** The operations of a request. */
export function operationsOf({ operations }: Body): Operation[] {
  return operations.map((operation): Operation => {
    const { action } = operation;
    if (action === 'create') return { action, fields: operation.body };
    const { id } = operation;
    if (action === 'delete') return { action, id, assertCurrent: basedOn(operation.version) };
    if (action === 'updateProject') {
      const { version, ...changes } = operation.body;
      return { action, id, changes, assertCurrent: basedOn(version) };
    }
    const { version, ...edit } = operation.body;
    return { action, id, edit, assertCurrent: basedOn(version) };
  });
}

function basedOn(version: number | undefined) {
  return (current: { version: number }) => assertNotStale(current, version);
}

/** Whatever the operations will lock, as far as it is known before. */
export async function mutexKeysOf(db: Database, operations: readonly Operation[]): Promise<Id[]> {
  const { assignmentIds, engineerIds, projectIds } = namedIds(operations);
  const found = await findAssignmentsByIds(db, assignmentIds);
  const parties = found.flatMap(({ engineerId, projectId }) => [engineerId, projectId]);
  return [...assignmentIds, ...engineerIds, ...projectIds, ...parties];
}

export async function applyBatch(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  operations: readonly Operation[],
): Promise<AppliedBatch> {
  const batchId = newId();
  const receipt: NonNullable<Actor['receipt']> = {};
  const documents = await applyOperations(db, transaction, { ...actor, batchId, receipt }, operations);
  const present = documents.filter((document) => document !== null);
  const populated = (await populateAssignments(db, present, transaction))[Symbol.iterator]();
  const assignments = documents.map((document) => document && (populated.next().value ?? null));
  return { batchId: receipt.changeId === undefined ? null : batchId.toHexString(), assignments };
}
