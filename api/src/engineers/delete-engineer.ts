import { markEngineerDeleted } from '../assignments/assignment-repository';
import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { deletion } from '../audit/change';
import type { Database } from '../db/database';
import { notFound } from '../http/refusals';
import { deleteEngineerDocument } from './engineer-repository';

/** The assignments stay, as those of a deleted engineer. */
export async function deleteEngineer(db: Database, author: Author, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const engineer = await deleteEngineerDocument(db, transaction, id);
    if (!engineer) throw notFound('Engineer');
    await markEngineerDeleted(db, transaction, id);
    await recordChange(db, transaction, author, deletion('user', engineer));
  });
}
