import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { dayToDate } from './day-to-date';
import { monthName } from './names';
import { dateToDay } from './parse-day';

/** Returns the first day of a month (YYYY-MM) as a Date at local midnight. Throws a RangeError for anything else. */
export function firstOfMonth(month: string): Date {
  const first = dayToDate(`${month}-01`);
  if (!first) throw new RangeError(`"${month}" is not a month; expected the format 2026-03`);
  return first;
}

/** Returns the month (YYYY-MM) of a Date in local time. */
export function dateToMonth(date: Date): string {
  return lightFormat(date, 'yyyy-MM');
}

/** Formats a month (YYYY-MM) as `March 2026`. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${firstOfMonth(month).getFullYear()}`;
}

/** Returns the last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function lastOfMonth(month: string): string {
  return dateToDay(lastDayOfMonth(firstOfMonth(month)));
}

/** Adds `count` months to a month (YYYY-MM); `count` may be negative. */
export function addMonths(month: string, count: number): string {
  return dateToMonth(addMonthsToDate(firstOfMonth(month), count));
}
