import type { DaySpan } from '@erm/contracts/calendar-day';
import { knownDay } from '@erm/portal-kit';
import { dateErrors } from './date-errors';

interface TypedDates {
  startDate?: string;
  endDate?: string;
}

/** The dates of a new assignment: what is wrong with them, and their span once nothing is. */
export function chosenDates({ startDate, endDate }: TypedDates, project: DaySpan | null) {
  const chosen = { startDate: knownDay(startDate), endDate: knownDay(endDate) };
  const errors = dateErrors(chosen, project);
  const isBlocked = errors.startDate !== undefined || errors.endDate !== undefined;
  const span: DaySpan | null =
    chosen.startDate && chosen.endDate && !isBlocked
      ? { startDate: chosen.startDate, endDate: chosen.endDate }
      : null;
  return { errors, isBlocked, span };
}
