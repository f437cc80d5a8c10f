import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { deletion } from '../audit/change';
import type { Database } from '../database';
import { refreshLoads } from '../engineers/load-repository';
import { notFoundError } from '../errors/api-error';
import { refreshTeams } from '../projects/team-repository';
import { deleteAssignmentDocument, findAssignment } from './assignment-repository';

export async function deleteAssignment(db: Database, actor: Actor, id: string): Promise<void> {
  const found = await findAssignment(db, id);
  if (!found) throw notFoundError('Assignment');
  await db.transaction([id, found.engineerId, found.projectId], async (transaction) => {
    const assignment = await deleteAssignmentDocument(db, transaction, id);
    if (!assignment) throw notFoundError('Assignment');
    await refreshLoads(db, transaction, [assignment.engineerId]);
    await refreshTeams(db, transaction, [assignment.projectId]);
    await recordChange(db, transaction, actor, deletion('assignment', assignment));
  });
}
