import { notFoundError } from '../../errors/api-error';
import { assertProjectDates } from '../../projects/project-dates';
import type { ProjectDocument } from '../../projects/project-document';
import type { Parties } from './lock-parties';
import type { Operation } from './operation';

/** A project before and after a change. */
export interface ProjectStep {
  before: ProjectDocument;
  after: ProjectDocument;
}

/** Changes a locked project; what that means for its assignments is judged by the result of the batch. */
export function changeProject(
  { id, changes, assertCurrent }: Extract<Operation, { action: 'updateProject' }>,
  { projects }: Parties,
): ProjectStep {
  const before = projects.get(id);
  if (!before) throw notFoundError('Project');
  assertCurrent(before);
  const after = { ...before, ...changes, version: before.version + 1, updatedAt: new Date() };
  assertProjectDates(before, after);
  return { before, after };
}
