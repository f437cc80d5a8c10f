import { checkAllocation } from '@erm/contracts/allocation-rule';
import type { createAssignmentBody } from '@erm/contracts/assignment-edits';
import { addAllocation } from '@erm/contracts/load-curve';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { readLoad, saveLoad } from '../engineers/load-repository';
import { notFoundError } from '../errors/api-error';
import { lockProject } from '../projects/project-repository';
import { addToTeam } from '../projects/team-repository';
import { lockUser } from '../users/user-repository';
import { newAssignmentDocument } from './assignment-document';
import { assertDatesWithinProject, capacityExceededError } from './assignment-errors';
import { insertAssignment } from './assignment-repository';
import type { PopulatedAssignment } from './populate-assignments';

/**
 * Locks the project and the engineer before reading anything that depends on them, so no other change intervenes. The
 * project comes first because more requests share it: what loses a conflict starts again, and had better lose early.
 */
export async function createAssignment(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { engineerId, projectId, ...fields }: z.output<typeof createAssignmentBody>,
): Promise<PopulatedAssignment> {
  const project = await lockProject(db, transaction, projectId);
  const engineer = await lockUser(db, transaction, engineerId, 'engineer');
  if (!engineer) throw notFoundError('Engineer', 'engineerId');
  if (!project) throw notFoundError('Project', 'projectId');
  assertDatesWithinProject(fields, project);

  const load = await readLoad(db, transaction, engineer);
  const violation = checkAllocation({ maxCapacity: engineer.maxCapacity, load, requested: fields });
  if (violation) throw capacityExceededError(violation);

  const assignment = newAssignmentDocument(fields, engineer, project);
  await insertAssignment(db, transaction, assignment);
  await saveLoad(db, transaction, engineer._id, addAllocation(load, fields));
  await addToTeam(db, transaction, project, engineer);
  await recordChange(db, transaction, actor, creation('assignment', assignment), [engineer, project]);
  return { assignment, engineer, project };
}
