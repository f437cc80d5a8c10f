import type { Database } from '../../database';
import { groupBy } from '../../db/group-by';
import type { Transaction } from '../../db/transaction';
import { outsideProjectError } from '../../projects/project-dates';
import { findDaysOnProjects } from '../assignment-repository';
import type { FailedOperation } from './operation';
import type { Outcome, ProjectOutcome } from './outcomes';

/** Judges new project dates by the assignments as the batch leaves them. */
export async function judgeDates(
  db: Database,
  transaction: Transaction,
  projects: readonly ProjectOutcome[],
  outcomes: readonly Outcome[],
): Promise<FailedOperation[]> {
  const stored = await findDaysOnProjects(
    db,
    projects.map(({ after }) => after._id),
    transaction,
  );
  const touched = new Set(outcomes.flatMap(({ before }) => before?._id.toHexString() ?? []));
  const untouched = stored.filter(({ _id }) => !touched.has(_id.toHexString()));
  const changed = outcomes.flatMap(({ after }) => (after && !after.engineerDeleted ? [after] : []));
  const byProject = groupBy([...untouched, ...changed], ({ projectId }) => projectId.toHexString());
  return projects.flatMap(({ before, after, index }) => {
    const error = outsideProjectError(before, after, byProject.get(after._id.toHexString()) ?? []);
    return error ? [{ index, error }] : [];
  });
}
