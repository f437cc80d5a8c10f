import { markEngineerDeleted } from '../assignments/assignment-repository';
import { recordChange } from '../audit/audit-repository';
import type { Actor } from '../audit/actor';
import { deletion } from '../audit/change';
import type { Database } from '../database';
import { notFoundError } from '../errors/api-error';
import { deleteEngineerDocument } from './engineer-repository';

/** The assignments remain, as those of a deleted engineer. */
export async function deleteEngineer(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const engineer = await deleteEngineerDocument(db, transaction, id);
    if (!engineer) throw notFoundError('Engineer');
    await markEngineerDeleted(db, transaction, id);
    await recordChange(db, transaction, actor, deletion('user', engineer));
  });
}
