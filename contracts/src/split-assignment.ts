import { z } from 'zod/mini';
import type { CreateAssignmentBody } from './assignment-edits';
import type { ApplyBatchBody } from './batches';
import {
  addDays,
  dayAt,
  dayInput,
  dayNumber,
  isCalendarDay,
  type CalendarDay,
  type DaySpan,
} from './calendar-day';
import { formatDay } from './format-day';

/** Whether an assignment started before today and has not ended. */
export function isRunning({ startDate, endDate }: DaySpan, today: CalendarDay): boolean {
  return startDate < today && endDate >= today;
}

/** The day at which a split is suggested: today if the assignment is running, otherwise its middle. */
export function suggestedSplit(span: DaySpan, today: CalendarDay): CalendarDay {
  if (isRunning(span, today)) return today;
  return dayAt(Math.ceil((dayNumber(span.startDate) + dayNumber(span.endDate)) / 2));
}

/** The two parts of a span, of which the second starts at `day`. */
export function splitAt({ startDate, endDate }: DaySpan, day: CalendarDay): [DaySpan, DaySpan] {
  return [
    { startDate, endDate: addDays(day, -1) },
    { startDate: day, endDate },
  ];
}

/** Why a span cannot be split at a day; null if it can. Both parts have at least one day. */
export function splitProblem({ startDate, endDate }: DaySpan, day: CalendarDay): string | null {
  if (startDate === endDate) return 'An assignment of a single day cannot be split';
  if (day > startDate && day <= endDate) return null;
  return `The second part must begin after ${formatDay(startDate)}, and on ${formatDay(endDate)} at the latest`;
}

/** The form that splits an assignment with these dates: the day on which its second part begins. */
export function splitAssignmentForm(span: DaySpan) {
  const day = dayInput('Start of the second part').check(
    z.refine((value) => !isCalendarDay(value) || splitProblem(span, value) === null, {
      error: ({ input }) => splitProblem(span, String(input)) ?? undefined,
    }),
  );
  return z.object({ day });
}

/**
 * The operations of a batch that ends an assignment before a day and continues it with another one, which may start
 * later, belong to someone else, or have another percentage.
 * @param startDate a new start of the first part, if it changes, too
 */
export function splitOperations(
  { _id: id, version }: { _id: string; version: number },
  day: CalendarDay,
  rest: CreateAssignmentBody,
  startDate?: CalendarDay,
): ApplyBatchBody['operations'] {
  const endDate = addDays(day, -1);
  return [
    { action: 'update', id, body: { ...(startDate !== undefined && { startDate }), endDate, version } },
    { action: 'create', body: rest },
  ];
}
