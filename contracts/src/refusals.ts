import type { CapacityViolation } from './allocation-rule';
import { assignmentDateIssues } from './assignment-dates';
import { isPlannable, unplannable, type DaySpan } from './calendar-day';
import { isInOrder, START_AFTER_END } from './date-order';
import { summarizeIssues, type ErrorCode, type Issue } from './errors';
import type { Refusal } from './planned';
import { extendsBeyond } from './project-dates';

const LABELS = { startDate: 'Start date', endDate: 'End date' } as const;
const DATES = ['startDate', 'endDate'] as const;

/** A refusal with the same message overall and for each of its fields. */
function fieldRefusal(code: ErrorCode, issues: readonly Issue[]): Refusal {
  return { code, message: summarizeIssues(issues), issues };
}

/** @param field the field that names the missing entity, if any */
export function notFound(what: string, field?: string): Refusal {
  const message = `${what} not found`;
  const issues = field === undefined ? [] : [{ path: field, message }];
  return { code: 'NOT_FOUND', message, issues };
}

/** An edit that is based on another version than the current one. */
export function outdated(): Refusal {
  const message = 'This has changed in the meantime. Please look at it again.';
  return { code: 'CONFLICT', message, issues: [] };
}

/** A deleted assignment cannot be brought back. */
export function notRestorable(message: string): Refusal {
  return { code: 'CONFLICT', message, issues: [] };
}

/** An assignment whose engineer or project was deleted keeps its load and dates until it is reassigned. */
export function deletedReference(what: 'engineer' | 'project'): Refusal {
  const message = `The ${what} of this assignment was deleted. Please choose another ${what}.`;
  return fieldRefusal('VALIDATION_FAILED', [{ path: `${what}Id`, message }]);
}

/** Null if an assignment's dates are in order and within its project's. */
export function refuseDates(dates: DaySpan, project: DaySpan): Refusal | null {
  const issues = assignmentDateIssues(dates, project);
  if (issues.length === 0) return null;
  return fieldRefusal(isInOrder(dates) ? 'OUTSIDE_PROJECT_DATES' : 'VALIDATION_FAILED', issues);
}

/** Null if new dates of a project are dates that a project can have. Dates that stay are not judged. */
export function refuseProjectDates(before: DaySpan, after: DaySpan): Refusal | null {
  const changed = DATES.filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return null;
  const issues = changed
    .filter((field) => !isPlannable(after[field]))
    .map((path): Issue => ({ path, message: unplannable(LABELS[path]) }));
  if (!isInOrder(after)) issues.push({ path: changed[0]!, message: START_AFTER_END });
  return issues.length > 0 ? fieldRefusal('VALIDATION_FAILED', issues) : null;
}

/**
 * Why new dates of a project are refused: assignments that were inside and would be outside; null if there are none.
 * Assignments of deleted engineers keep their dates and do not count.
 */
export function refuseOutside(
  before: DaySpan,
  after: DaySpan,
  assignments: readonly DaySpan[],
): Refusal | null {
  const outside = assignments.filter((days) => extendsBeyond(days, before, after));
  if (outside.length === 0) return null;
  const what = outside.length === 1 ? '1 assignment is' : `${outside.length} assignments are`;
  const message = `${what} outside the new project dates. Shorten, move, or delete what sticks out.`;
  const path = outside.some(({ startDate }) => startDate < after.startDate) ? 'startDate' : 'endDate';
  return fieldRefusal('OUTSIDE_PROJECT_DATES', [{ path, message }]);
}

/** An allocation that is more than its engineer has left. */
export function overCapacity({ message, weekend }: CapacityViolation): Refusal {
  const issue = { path: 'allocationPercentage', message, ...(weekend && { weekend }) };
  return { code: 'CAPACITY_EXCEEDED', message, issues: [issue] };
}
