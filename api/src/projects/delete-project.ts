import { markProjectDeleted } from '../assignments/assignment-repository';
import { recordChange } from '../audit/audit-repository';
import type { Actor } from '../audit/actor';
import { deletion } from '../audit/change';
import type { Database } from '../database';
import { notFoundError } from '../errors/api-error';
import { deleteProjectDocument } from './project-repository';

/** The assignments remain, as those of a deleted project, and no longer count as load. */
export async function deleteProject(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const project = await deleteProjectDocument(db, transaction, id);
    if (!project) throw notFoundError('Project');
    await markProjectDeleted(db, transaction, id);
    await recordChange(db, transaction, actor, deletion('project', project));
  });
}
