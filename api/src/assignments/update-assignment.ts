import { checkAllocation } from '@erm/contracts/allocation-rule';
import type { updateAssignmentBody } from '@erm/contracts/assignment-edits';
import { addAllocation } from '@erm/contracts/load-curve';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { update } from '../audit/change';
import type { Known } from '../audit/names-repository';
import type { Database } from '../database';
import { distinctIds } from '../db/id';
import type { Transaction } from '../db/transaction';
import { computeLoadWithout, refreshLoads, saveLoad } from '../engineers/load-repository';
import { notFoundError } from '../errors/api-error';
import { assertNotStale } from '../errors/stale-edit-error';
import { lockProject } from '../projects/project-repository';
import { refreshTeams } from '../projects/team-repository';
import { lockUser } from '../users/user-repository';
import { assignmentChanges, type AssignmentChanges } from './assignment-changes';
import { assignmentReferences, type AssignmentDocument } from './assignment-document';
import { assertDatesWithinProject, capacityExceededError, deletedReferenceError } from './assignment-errors';
import { findAssignment, lockAssignment, saveAssignment } from './assignment-repository';

export async function updateAssignment(
  db: Database,
  actor: Actor,
  id: string,
  { version, ...edit }: z.output<typeof updateAssignmentBody>,
): Promise<AssignmentDocument> {
  const found = await findAssignment(db, id);
  if (!found) throw notFoundError('Assignment');
  const { engineerId = found.engineerId, projectId = found.projectId } = edit;
  const mutexKeys = [id, found.engineerId, engineerId, found.projectId, projectId];
  return db.transaction(mutexKeys, async (transaction) => {
    const assignment = await lockAssignment(db, transaction, id);
    if (!assignment) throw notFoundError('Assignment');
    assertNotStale(assignment, version);

    const changes = assignmentChanges(assignment, edit);
    const { changed, known } = changes.keepsLoad
      ? { changed: await saveAssignment(db, transaction, assignment, { role: changes.next.role }), known: [] }
      : await changeLoad(db, transaction, assignment, changes);
    await recordChange(db, transaction, actor, update('assignment', assignment, changed), known);
    return changed;
  });
}

async function changeLoad(
  db: Database,
  transaction: Transaction,
  assignment: AssignmentDocument,
  changes: AssignmentChanges,
): Promise<{ changed: AssignmentDocument; known: Known }> {
  const { next, movesEngineer, movesProject, movesDates } = changes;
  const project = await lockProject(db, transaction, next.projectId);
  const engineer = await lockUser(db, transaction, next.engineerId, 'engineer');
  if (!engineer) {
    throw movesEngineer ? notFoundError('Engineer', 'engineerId') : deletedReferenceError('engineer');
  }
  if (!project) throw movesProject ? notFoundError('Project', 'projectId') : deletedReferenceError('project');
  if (movesDates || movesProject) assertDatesWithinProject(next, project);

  const isLoadAlready = !movesEngineer && !assignment.projectDeleted;
  const otherLoad = await computeLoadWithout(db, transaction, engineer._id, assignment._id);
  const violation = checkAllocation({
    maxCapacity: engineer.maxCapacity,
    load: otherLoad,
    requested: next,
    ...(isLoadAlready && { current: assignment }),
  });
  if (violation) throw capacityExceededError(violation);

  const { role, allocationPercentage, startDate, endDate } = next;
  const references = assignmentReferences(engineer, project);
  const fields = { role, allocationPercentage, startDate, endDate, ...references };
  const changed = await saveAssignment(db, transaction, assignment, fields);
  await saveLoad(db, transaction, engineer._id, addAllocation(otherLoad, next));
  if (movesEngineer) await refreshLoads(db, transaction, [assignment.engineerId]);
  if (movesEngineer || movesProject) {
    await refreshTeams(db, transaction, distinctIds([assignment.projectId, project._id]));
  }
  return { changed, known: [engineer, project] };
}
