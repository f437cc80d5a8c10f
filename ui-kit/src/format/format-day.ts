import { dayToDate } from './day-to-date';
import { monthName, weekdayName } from './names';

/** Format of a day: `Mar 2, 2026`, `Mar 2` (charts) or `Mon, Mar 2, 2026` (today, a selected day). */
export type DayStyle = 'full' | 'short' | 'weekday';

/** The first and the last day that can be written stand for a start and an end that are not known. */
const OPEN = ['0001-01-01', '9999-12-31'];

/**
 * Formats a calendar day (YYYY-MM-DD); returns `N/A` for 0001-01-01 and 9999-12-31, which stand for an unknown start or
 * end, and a dash for anything else. Independent of time zones.
 */
export function formatDay(day: string, style: DayStyle = 'full'): string {
  if (OPEN.includes(day)) return 'N/A';
  if (!dayToDate(day)) return '–';
  const short = `${monthName(day, 'short')} ${Number(day.slice(8))}`;
  if (style === 'short') return short;
  const full = `${short}, ${Number(day.slice(0, 4))}`;
  return style === 'weekday' ? `${weekdayName(day, 'short')}, ${full}` : full;
}

/** Formats two calendar days as `Apr 6, 2026 – Oct 30, 2026`. */
export function formatDayRange(start: string, end: string): string {
  return `${formatDay(start)} – ${formatDay(end)}`;
}
