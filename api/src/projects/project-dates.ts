import { isPlannable, unplannable, type DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import { extendsBeyond } from '@erm/contracts/project-dates';
import { fieldError, type ApiError } from '../errors/api-error';

const LABELS = { startDate: 'Start date', endDate: 'End date' } as const;
const FIELDS = ['startDate', 'endDate'] as const;

/** Throws unless new dates of a project are dates that a project can have. */
export function assertProjectDates(before: DaySpan, after: DaySpan): void {
  const changed = FIELDS.filter((field) => after[field] !== before[field]);
  const issues = changed
    .filter((field) => !isPlannable(after[field]))
    .map((path) => ({ path, message: unplannable(LABELS[path]) }));
  if (!isInOrder(after)) issues.push({ path: changed[0] ?? 'startDate', message: START_AFTER_END });
  if (issues.length > 0) throw fieldError('VALIDATION_FAILED', issues);
}

/**
 * What stands in the way of new dates of a project: assignments that were inside and would be outside; null if nothing
 * does. Those of deleted engineers keep their dates, and do not count.
 */
export function outsideProjectError(
  before: DaySpan,
  after: DaySpan,
  assignments: readonly DaySpan[],
): ApiError | null {
  const outside = assignments.filter((days) => extendsBeyond(days, before, after));
  if (outside.length === 0) return null;
  const what = outside.length === 1 ? '1 assignment is' : `${outside.length} assignments are`;
  const message = `${what} outside the new project dates. Shorten, move, or delete what sticks out.`;
  const path = outside.some(({ startDate }) => startDate < after.startDate) ? 'startDate' : 'endDate';
  return fieldError('OUTSIDE_PROJECT_DATES', [{ path, message }]);
}
