import type { CapacityViolation } from '@erm/contracts/allocation-rule';
import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder } from '@erm/contracts/date-order';
import { ApiError, fieldError } from '../errors/api-error';

export function capacityExceededError({ message, weekend }: CapacityViolation): ApiError {
  const issues = [{ path: 'allocationPercentage', message, ...(weekend && { weekend }) }];
  return new ApiError('CAPACITY_EXCEEDED', message, { issues });
}

/** Throws unless the dates are in order and within the project's. */
export function assertDatesWithinProject(dates: DaySpan, project: DaySpan): void {
  const issues = assignmentDateIssues(dates, project);
  if (issues.length === 0) return;
  throw fieldError(isInOrder(dates) ? 'OUTSIDE_PROJECT_DATES' : 'VALIDATION_FAILED', issues);
}

/** An assignment whose engineer or project was deleted keeps its load and dates until it is reassigned. */
export function deletedReferenceError(what: 'engineer' | 'project'): ApiError {
  const message = `The ${what} of this assignment was deleted. Please choose another ${what}.`;
  return fieldError('VALIDATION_FAILED', [{ path: `${what}Id`, message }]);
}
