import type { createAssignmentBody } from '@erm/contracts/assignments';
import { refuseAllocation } from '@erm/contracts/allocation-rule';
import type { z } from 'zod';
import { lockUser } from '../auth/user-repository';
import { newAssignmentDocument, type AssignmentDocument } from '../db/assignment-document';
import type { Database } from '../db/database';
import { findLoadWithin } from '../engineers/load-repository';
import { notFound } from '../http/refusals';
import { lockProject } from '../projects/project-repository';
import { insertAssignment } from './assignment-repository';
import { overCapacity, refuseDates } from './assignment-refusals';

/** The engineer and the project are locked before anything is read of them, so no other change comes between. */
export async function createAssignment(
  db: Database,
  { engineerId, projectId, ...fields }: z.output<typeof createAssignmentBody>,
): Promise<AssignmentDocument> {
  return db.transaction([engineerId, projectId], async (transaction) => {
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
    return assignment;
  });
}
