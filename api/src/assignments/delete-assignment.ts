import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { deletion } from '../audit/change';
import type { Database } from '../database';
import { refreshLoads } from '../engineers/load-repository';
import { notFoundError } from '../errors/api-error';
import { lockProject } from '../projects/project-repository';
import { refreshTeams } from '../projects/team-repository';
import { lockUser } from '../users/user-repository';
import { deleteAssignmentDocument, findAssignment } from './assignment-repository';

/** Locks in the order in which a creation does, although it reads neither: otherwise it would lose every conflict late. */
export async function deleteAssignment(db: Database, actor: Actor, id: string): Promise<void> {
  const found = await findAssignment(db, id);
  if (!found) throw notFoundError('Assignment');
  await db.transaction([id, found.engineerId, found.projectId], async (transaction) => {
    const project = await lockProject(db, transaction, found.projectId);
    const engineer = await lockUser(db, transaction, found.engineerId);
    const assignment = await deleteAssignmentDocument(db, transaction, id);
    if (!assignment) throw notFoundError('Assignment');
    await refreshLoads(db, transaction, [assignment.engineerId]);
    await refreshTeams(db, transaction, [assignment.projectId]);
    const known = [engineer, project].filter((each) => each !== null);
    await recordChange(db, transaction, actor, deletion('assignment', assignment), known);
  });
}
