import { markProjectDeleted } from '../assignments/assignment-repository';
import type { Database } from '../db/database';
import { notFound } from '../http/refusals';
import { deleteProjectDocument } from './project-repository';

/** The assignments stay, as those of a deleted project, and are no load any more. */
export async function deleteProject(db: Database, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    if (!(await deleteProjectDocument(db, transaction, id))) throw notFound('Project');
    await markProjectDeleted(db, transaction, id);
  });
}
