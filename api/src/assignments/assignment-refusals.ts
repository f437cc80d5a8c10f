import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import type { CapacityRefusal } from '@erm/contracts/allocation-rule';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder } from '@erm/contracts/date-order';
import { DomainError, fieldsRefused } from '../http/domain-error';

export function overCapacity({ message }: CapacityRefusal): DomainError {
  const issues = [{ path: 'allocationPercentage', message }];
  return new DomainError('CAPACITY_EXCEEDED', message, { issues });
}

/** Throws unless the dates are in order and within the project's. */
export function refuseDates(dates: DaySpan, project: DaySpan): void {
  const issues = assignmentDateIssues(dates, project);
  if (issues.length === 0) return;
  throw fieldsRefused(isInOrder(dates) ? 'OUTSIDE_PROJECT_DATES' : 'VALIDATION_FAILED', issues);
}

/** An assignment whose engineer or project was deleted keeps its load and dates until it is given another one. */
export function deletedReference(what: 'engineer' | 'project'): DomainError {
  const message = `The ${what} of this assignment was deleted. Please choose another ${what}.`;
  return fieldsRefused('VALIDATION_FAILED', [{ path: `${what}Id`, message }]);
}
