import { recordChange } from '../audit/audit-repository';
import type { Actor } from '../audit/actor';
import { deletion } from '../audit/change';
import type { Database } from '../database';
import { notFoundError } from '../errors/api-error';
import { deleteAssignmentDocument } from './assignment-repository';

export async function deleteAssignment(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const assignment = await deleteAssignmentDocument(db, transaction, id);
    if (!assignment) throw notFoundError('Assignment');
    await recordChange(db, transaction, actor, deletion('assignment', assignment));
  });
}
