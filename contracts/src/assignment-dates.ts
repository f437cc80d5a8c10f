import { isInOrder, START_AFTER_END } from './date-order';
import type { DaySpan } from './calendar-day';
import { formatDay } from './format-day';
import type { Issue } from './errors';

/**
 * Checks an assignment's dates against its project (product-rules#validation). Returns an issue for each invalid field.
 * The messages contain the project's dates as `MMM d, yyyy`.
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
