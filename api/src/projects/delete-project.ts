import { markProjectDeleted } from '../assignments/assignment-repository';
import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { deletion } from '../audit/change';
import type { Database } from '../db/database';
import { notFound } from '../http/refusals';
import { deleteProjectDocument } from './project-repository';

/** The assignments stay, as those of a deleted project, and are no load any more. */
export async function deleteProject(db: Database, author: Author, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const project = await deleteProjectDocument(db, transaction, id);
    if (!project) throw notFound('Project');
    await markProjectDeleted(db, transaction, id);
    await recordChange(db, transaction, author, deletion('project', project));
  });
}
