import type { updateProjectBody } from '@erm/contracts/project-edits';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { z } from 'zod';
import { recordChange } from '../audit/audit-repository';
import type { Actor } from '../audit/actor';
import { update } from '../audit/change';
import { findDaysOnProjects, renameProject } from '../assignments/assignment-repository';
import type { Database } from '../database';
import type { Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { ProjectDocument, ProjectFields } from './project-document';
import { notFoundError } from '../errors/api-error';
import { assertNotStale } from '../errors/stale-edit-error';
import { assertProjectDates, outsideProjectError } from './project-dates';
import { lockProject, saveProject } from './project-repository';

export async function updateProject(
  db: Database,
  actor: Actor,
  id: string,
  { version, ...changes }: z.output<typeof updateProjectBody>,
): Promise<ProjectDocument> {
  return db.transaction([id], (transaction) =>
    updateProjectIn(db, transaction, actor, {
      id,
      changes,
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
  await assertDates(db, transaction, project, { ...project, ...changes });

  const changed = await saveProject(db, transaction, project, changes);
  if (changed.name !== project.name) await renameProject(db, transaction, changed);
  await recordChange(db, transaction, actor, update('project', project, changed));
  return changed;
}

async function assertDates(
  db: Database,
  transaction: Transaction,
  before: ProjectDocument,
  after: DaySpan,
): Promise<void> {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return;
  assertProjectDates(before, after);
  const outside = outsideProjectError(before, after, await findDaysOnProjects(db, [before._id], transaction));
  if (outside) throw outside;
}
