import { dateToDay, dayToDate } from './parse-day';

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The first day of a month given as YYYY-MM; text that is no month is an error of the caller. */
export function firstOfMonth(month: string): Date {
  const first = dayToDate(`${month}-01`);
  if (!first) throw new RangeError(`"${month}" is no month; months are written like 2026-03`);
  return first;
}

/** The month (YYYY-MM) that a Date shows on the reader's own clock. */
export function dateToMonth(date: Date): string {
  return dateToDay(date).slice(0, 7);
}

/** Writes a month (YYYY-MM) as `March 2026`. */
export function formatMonth(month: string): string {
  return monthAndYear.format(firstOfMonth(month));
}

/** The last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function lastOfMonth(month: string): string {
  const day = firstOfMonth(addMonths(month, 1));
  day.setDate(0);
  return dateToDay(day);
}

/** The month `count` months after another, before it when negative. */
export function addMonths(month: string, count: number): string {
  const first = firstOfMonth(month);
  first.setMonth(first.getMonth() + count);
  return dateToMonth(first);
}
