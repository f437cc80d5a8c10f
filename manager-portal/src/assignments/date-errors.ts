import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';

interface DateErrors {
  startDate?: string;
  endDate?: string;
}

/**
 * The errors of the dates chosen so far (product-rules#validation). A missing date defaults to the project's, so
 * that a single one is checked as soon as it is chosen.
 */
export function dateErrors(chosen: Partial<DaySpan>, project: DaySpan | null): DateErrors {
  if (!project) return isInOrder(chosen) ? {} : { startDate: START_AFTER_END };
  const dates = {
    startDate: chosen.startDate ?? project.startDate,
    endDate: chosen.endDate ?? project.endDate,
  };
  const errors: DateErrors = {};
  for (const { path, message } of assignmentDateIssues(dates, project)) {
    // An invalid order is reported on the start date, or on the end date if only that is chosen.
    const field = path === 'startDate' && chosen.startDate === undefined ? 'endDate' : path;
    if (field === 'startDate' || field === 'endDate') errors[field] = message;
  }
  return errors;
}
