import { isInOrder, START_AFTER_END } from './date-order';
import { formatDay, type DaySpan } from './calendar-day';
import type { Issue } from './errors';

/**
 * What is wrong with the dates of an assignment within its project (product-rules#validation), each at its field; empty
 * when they hold. The texts name the project's days as `MMM d, yyyy`.
 */
export function assignmentDateIssues(dates: DaySpan, project: DaySpan): Issue[] {
  const issues: Issue[] = [];
  if (dates.startDate < project.startDate) {
    const message = `Start date cannot be before project start date (${formatDay(project.startDate)})`;
    issues.push({ path: 'startDate', message });
  }
  if (dates.endDate > project.endDate) {
    const message = `End date cannot be after project end date (${formatDay(project.endDate)})`;
    issues.push({ path: 'endDate', message });
  }
  if (!isInOrder(dates) && issues.every(({ path }) => path !== 'startDate')) {
    issues.push({ path: 'startDate', message: START_AFTER_END });
  }
  return issues;
}
