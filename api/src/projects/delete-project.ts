import { markProjectDeleted } from '../collections/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { deletion } from '../audit/change';
import type { Database } from '../collections/database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { refreshLoads } from '../derived-fields/load-repository';
import { notFoundError } from '../errors/api-error';
import type { ProjectDocument } from '../collections/project-document';
import { deleteProjectDocument } from '../collections/project-repository';
import { findEngineerIdsOfProject } from '../derived-fields/team-repository';

/** Assignments of the deleted project are kept, but no longer count as load. */
export async function deleteProject(db: Database, actor: Actor, id: string): Promise<void> {
  const mutexKeys = [id, ...(await findEngineerIdsOfProject(db, id))];
  await db.transaction(mutexKeys, async (transaction) => {
    await deleteProjectIn(db, transaction, actor, id);
  });
}

/** The same within a transaction. Returns the deleted project. */
export async function deleteProjectIn(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  id: Id,
): Promise<ProjectDocument> {
  const project = await deleteProjectDocument(db, transaction, id);
  if (!project) throw notFoundError('Project');
  await markProjectDeleted(db, transaction, id);
  await refreshLoads(db, transaction, await findEngineerIdsOfProject(db, id, transaction));
  await recordChange(db, transaction, actor, deletion('project', project));
  return project;
}
