import { dateToDay, dayToDate } from './parse-day';

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Returns the first day of a month (YYYY-MM) as a Date at local midnight. Throws a RangeError for anything else. */
export function firstOfMonth(month: string): Date {
  const first = dayToDate(`${month}-01`);
  if (!first) throw new RangeError(`"${month}" is not a month; expected the format 2026-03`);
  return first;
}

/** Returns the month (YYYY-MM) of a Date in local time. */
export function dateToMonth(date: Date): string {
  return dateToDay(date).slice(0, 7);
}

/** Formats a month (YYYY-MM) as `March 2026`. */
export function formatMonth(month: string): string {
  return monthAndYear.format(firstOfMonth(month));
}

/** Returns the last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function lastOfMonth(month: string): string {
  const day = firstOfMonth(addMonths(month, 1));
  day.setDate(0);
  return dateToDay(day);
}

/** Adds `count` months to a month (YYYY-MM); `count` may be negative. */
export function addMonths(month: string, count: number): string {
  const first = firstOfMonth(month);
  first.setMonth(first.getMonth() + count);
  return dateToMonth(first);
}
