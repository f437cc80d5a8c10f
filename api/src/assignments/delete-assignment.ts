import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { deletion } from '../audit/change';
import type { Database } from '../db/database';
import { notFound } from '../http/refusals';
import { deleteAssignmentDocument } from './assignment-repository';

export async function deleteAssignment(db: Database, author: Author, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const assignment = await deleteAssignmentDocument(db, transaction, id);
    if (!assignment) throw notFound('Assignment');
    await recordChange(db, transaction, author, deletion('assignment', assignment));
  });
}
