import { markEngineerDeleted } from '../assignments/assignment-repository';
import type { Database } from '../db/database';
import { notFound } from '../http/refusals';
import { deleteEngineerDocument } from './engineer-repository';

/** The assignments stay, as those of a deleted engineer. */
export async function deleteEngineer(db: Database, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    if (!(await deleteEngineerDocument(db, transaction, id))) throw notFound('Engineer');
    await markEngineerDeleted(db, transaction, id);
  });
}
