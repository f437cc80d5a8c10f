import { extendsBeyond } from '@erm/contracts/project-dates';
import type { Database } from '../../database';
import { groupBy } from '../../db/group-by';
import type { Transaction } from '../../db/transaction';
import { fieldError } from '../../errors/api-error';
import { findDaysOnProjects } from '../assignment-repository';
import type { FailedOperation } from './operation';
import type { Outcome, ProjectOutcome } from './outcomes';

/**
 * Judges new project dates by the result of a batch: they must not leave an assignment outside that was inside. Those of
 * deleted engineers keep their dates, and do not count.
 */
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
    const theirs = byProject.get(after._id.toHexString()) ?? [];
    const outside = theirs.filter((days) => extendsBeyond(days, before, after));
    return outside.length === 0 ? [] : [{ index, error: outsideError(outside.length) }];
  });
}

function outsideError(count: number) {
  const what = count === 1 ? '1 assignment is' : `${count} assignments are`;
  const message = `${what} outside the new project dates. Shorten, move, or delete what sticks out.`;
  return fieldError('OUTSIDE_PROJECT_DATES', [{ path: 'startDate', message }]);
}
