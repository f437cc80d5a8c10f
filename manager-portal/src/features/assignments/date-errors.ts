import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';

interface DateErrors {
  startDate?: string;
  endDate?: string;
}

/**
 * What is wrong with the days chosen so far (spec §5). A day that is not chosen yet counts as the project's own, so
 * that one alone is checked as soon as it is there.
 */
export function dateErrors(chosen: Partial<DaySpan>, project: DaySpan | null): DateErrors {
  if (!project) return isInOrder(chosen) ? {} : { startDate: START_AFTER_END };
  const dates = {
    startDate: chosen.startDate ?? project.startDate,
    endDate: chosen.endDate ?? project.endDate,
  };
  const errors: DateErrors = {};
  for (const { path, message } of assignmentDateIssues(dates, project)) {
    // The order is reported at the start: with only an end chosen, that is where the person can mend it.
    const field = path === 'startDate' && chosen.startDate === undefined ? 'endDate' : path;
    if (field === 'startDate' || field === 'endDate') errors[field] = message;
  }
  return errors;
}
