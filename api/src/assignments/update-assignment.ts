import type { updateAssignmentBody } from '@erm/contracts/assignments';
import { refuseAllocation } from '@erm/contracts/allocation-rule';
import type { z } from 'zod';
import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { update } from '../audit/change';
import { lockUser } from '../auth/user-repository';
import { assignmentReferences, type AssignmentDocument } from '../db/assignment-document';
import type { Database, Transaction } from '../db/database';
import { findLoadWithin } from '../engineers/load-repository';
import type { ApiDeps } from '../http/api-deps';
import { isStale, notFound, staleEdit } from '../http/refusals';
import { lockProject } from '../projects/project-repository';
import { assignmentChanges, type AssignmentChanges } from './assignment-changes';
import { deletedReference, overCapacity, refuseDates } from './assignment-refusals';
import { findAssignment, lockAssignment, saveAssignment } from './assignment-repository';
import { describeAssignment } from './describe-assignments';

export async function updateAssignment(
  { db, today }: Pick<ApiDeps, 'db' | 'today'>,
  author: Author,
  id: string,
  edit: z.output<typeof updateAssignmentBody>,
): Promise<AssignmentDocument> {
  const found = await findAssignment(db, id);
  if (!found) throw notFound('Assignment');
  const { engineerId = found.engineerId, projectId = found.projectId } = edit;
  return db.transaction([id, found.engineerId, engineerId, projectId], async (transaction) => {
    const assignment = await lockAssignment(db, transaction, id);
    if (!assignment) throw notFound('Assignment');
    if (isStale(assignment, edit.version)) throw staleEdit(await describeAssignment(db, assignment, today()));

    const changes = assignmentChanges(assignment, edit);
    const changed = changes.keepsLoad
      ? await saveAssignment(db, transaction, assignment, { role: changes.next.role })
      : await changeLoad(db, transaction, assignment, changes);
    await recordChange(db, transaction, author, update('assignment', assignment, changed));
    return changed;
  });
}

async function changeLoad(
  db: Database,
  transaction: Transaction,
  assignment: AssignmentDocument,
  changes: AssignmentChanges,
): Promise<AssignmentDocument> {
  const { next, movesEngineer, movesProject, movesDates } = changes;
  const engineer = await lockUser(db, transaction, next.engineerId, 'engineer');
  if (!engineer) throw movesEngineer ? notFound('Engineer', 'engineerId') : deletedReference('engineer');
  // The engineer whose load falls is locked too: a request that reads it meanwhile would decide on the old one.
  if (movesEngineer) await lockUser(db, transaction, assignment.engineerId);
  const project = await lockProject(db, transaction, next.projectId);
  if (!project) throw movesProject ? notFound('Project', 'projectId') : deletedReference('project');
  if (movesDates || movesProject) refuseDates(next, project);

  const isLoadAlready = !movesEngineer && !assignment.projectDeleted;
  const refusal = refuseAllocation({
    maxCapacity: engineer.maxCapacity,
    others: await findLoadWithin(db, transaction, engineer._id, next, assignment._id),
    requested: next,
    ...(isLoadAlready && { current: assignment }),
  });
  if (refusal) throw overCapacity(refusal);

  const { role, allocationPercentage, startDate, endDate } = next;
  const references = assignmentReferences(engineer, project);
  const fields = { role, allocationPercentage, startDate, endDate, ...references };
  return saveAssignment(db, transaction, assignment, fields);
}
