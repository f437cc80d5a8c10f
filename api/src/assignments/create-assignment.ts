import { checkAllocation } from '@erm/contracts/allocation-rule';
import type { createAssignmentBody } from '@erm/contracts/assignments';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { findLoadWithin } from '../engineers/load-repository';
import { notFoundError } from '../errors/api-error';
import { lockProject } from '../projects/project-repository';
import { lockUser } from '../users/user-repository';
import { newAssignmentDocument } from './assignment-document';
import { assertDatesWithinProject, capacityExceededError } from './assignment-errors';
import { insertAssignment } from './assignment-repository';
import type { PopulatedAssignment } from './populate-assignments';

/** Locks the engineer and the project before reading anything that depends on them, so no other change intervenes. */
export async function createAssignment(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { engineerId, projectId, ...fields }: z.output<typeof createAssignmentBody>,
): Promise<PopulatedAssignment> {
  const engineer = await lockUser(db, transaction, engineerId, 'engineer');
  if (!engineer) throw notFoundError('Engineer', 'engineerId');
  const project = await lockProject(db, transaction, projectId);
  if (!project) throw notFoundError('Project', 'projectId');
  assertDatesWithinProject(fields, project);

  const others = await findLoadWithin(db, transaction, engineerId, fields);
  const violation = checkAllocation({ maxCapacity: engineer.maxCapacity, others, requested: fields });
  if (violation) throw capacityExceededError(violation);

  const assignment = newAssignmentDocument(fields, engineer, project);
  await insertAssignment(db, transaction, assignment);
  await recordChange(db, transaction, actor, creation('assignment', assignment));
  return { assignment, engineer, project };
}
