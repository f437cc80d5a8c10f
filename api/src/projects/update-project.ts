import type { updateProjectBody } from '@erm/contracts/projects';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import type { z } from 'zod';
import { recordChange } from '../audit/audit-repository';
import type { Actor } from '../audit/actor';
import { update } from '../audit/change';
import { renameProject } from '../assignments/assignment-repository';
import type { Database } from '../database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { ProjectDocument, ProjectFields } from './project-document';
import { fieldError, notFoundError } from '../errors/api-error';
import { assertNotStale } from '../errors/stale-edit-error';
import { lockProject, saveProject } from './project-repository';

export async function updateProject(
  db: Database,
  actor: Actor,
  id: string,
  { version, ...changes }: z.output<typeof updateProjectBody>,
): Promise<ProjectDocument> {
  return db.transaction([id], (transaction) =>
    updateProjectIn(db, transaction, actor, {
      ...{ id, changes },
      assertCurrent: (project) => assertNotStale(project, version),
    }),
  );
}

interface ProjectEdit {
  id: Id;
  changes: Partial<ProjectFields>;
  /** Throws if the edit is based on another state of the project. */
  assertCurrent: (project: ProjectDocument) => void;
}

/** The same within a transaction. */
export async function updateProjectIn(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { id, changes, assertCurrent }: ProjectEdit,
): Promise<ProjectDocument> {
  const project = await lockProject(db, transaction, id);
  if (!project) throw notFoundError('Project');
  assertCurrent(project);
  if (!isInOrder({ ...project, ...changes })) {
    const path = changes.startDate === undefined ? 'endDate' : 'startDate';
    throw fieldError('VALIDATION_FAILED', [{ path, message: START_AFTER_END }]);
  }

  const changed = await saveProject(db, transaction, project, changes);
  if (changed.name !== project.name) await renameProject(db, transaction, changed);
  await recordChange(db, transaction, actor, update('project', project, changed));
  return changed;
}
