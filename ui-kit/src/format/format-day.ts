import { format } from 'date-fns/format';
import { dayToDate } from './parse-day';

const PATTERNS = { full: 'MMM d, yyyy', short: 'MMM d', weekday: 'EEE, MMM d, yyyy' };

/** How much of a day is written: `Mar 2, 2026`, `Mar 2` (charts) or `Mon, Mar 2, 2026` (today, a chosen day). */
export type DayStyle = keyof typeof PATTERNS;

/** Writes a calendar day (YYYY-MM-DD); anything that is no day becomes a dash. No time zone can shift it. */
export function formatDay(day: string, style: DayStyle = 'full'): string {
  const date = dayToDate(day);
  return date ? format(date, PATTERNS[style]) : '–';
}

/** Writes two calendar days as `Apr 6, 2026 – Oct 30, 2026`. */
export function formatDayRange(start: string, end: string): string {
  return `${formatDay(start)} – ${formatDay(end)}`;
}
