import type { DaySpan } from '@erm/contracts/calendar-day';
import { parseDay } from '@erm/portal-kit';
import { dateErrors } from './date-errors';

interface TypedDates {
  startDate?: string;
  endDate?: string;
}

/** Validates the dates of a new assignment. Returns their errors, or their span once both are valid. */
export function chosenDates({ startDate, endDate }: TypedDates, project: DaySpan | null) {
  const chosen = { startDate: parseDay(startDate), endDate: parseDay(endDate) };
  const errors = dateErrors(chosen, project);
  const isBlocked = errors.startDate !== undefined || errors.endDate !== undefined;
  const span: DaySpan | null =
    chosen.startDate && chosen.endDate && !isBlocked
      ? { startDate: chosen.startDate, endDate: chosen.endDate }
      : null;
  return { errors, isBlocked, span };
}
