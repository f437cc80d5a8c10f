import type { Assignment, createAssignmentBody } from '@erm/contracts/assignments';
import { refuseAllocation } from '@erm/contracts/allocation-rule';
import type { z } from 'zod';
import { creation } from '../audit/change';
import { lockUser } from '../auth/user-repository';
import { createOnce } from '../creations/create-once';
import type { Creator } from '../creations/creation-key';
import { newAssignmentDocument } from '../db/assignment-document';
import { findLoadWithin } from '../engineers/load-repository';
import type { ApiDeps } from '../http/api-deps';
import { notFound } from '../http/refusals';
import { lockProject } from '../projects/project-repository';
import { presentAssignment } from './assignment-presenter';
import { insertAssignment } from './assignment-repository';
import { overCapacity, refuseDates } from './assignment-refusals';

/** The engineer and the project are locked before anything is read of them, so no other change comes between. */
export async function createAssignment(
  { db, today }: Pick<ApiDeps, 'db' | 'today'>,
  creator: Creator,
  { engineerId, projectId, ...fields }: z.output<typeof createAssignmentBody>,
): Promise<Assignment> {
  return createOnce(db, [engineerId, projectId], creator, async (transaction) => {
    const engineer = await lockUser(db, transaction, engineerId, 'engineer');
    if (!engineer) throw notFound('Engineer', 'engineerId');
    const project = await lockProject(db, transaction, projectId);
    if (!project) throw notFound('Project', 'projectId');
    refuseDates(fields, project);

    const others = await findLoadWithin(db, transaction, engineerId, fields);
    const refusal = refuseAllocation({ maxCapacity: engineer.maxCapacity, others, requested: fields });
    if (refusal) throw overCapacity(refusal);

    const assignment = newAssignmentDocument(fields, engineer, project);
    await insertAssignment(db, transaction, assignment);
    const answer = presentAssignment(assignment, engineer, project, today());
    return { answer, change: creation('assignment', assignment) };
  });
}
