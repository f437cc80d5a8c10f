import { dayToDate } from './day-to-date';

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const short = { month: 'short', day: 'numeric' } as const;
const full = { ...short, year: 'numeric' } as const;

// Every first screen formats days: date-fns would add 5 KB to each, and `Intl` is built in.
const FORMATTERS = {
  full: formatter(full),
  short: formatter(short),
  weekday: formatter({ ...full, weekday: 'short' }),
};

/** Format of a day: `Mar 2, 2026`, `Mar 2` (charts) or `Mon, Mar 2, 2026` (today, a selected day). */
export type DayStyle = keyof typeof FORMATTERS;

/** The first and the last day that can be written stand for a start and an end that are not known. */
const OPEN = ['0001-01-01', '9999-12-31'];

/**
 * Formats a calendar day (YYYY-MM-DD); returns `N/A` for 0001-01-01 and 9999-12-31, which stand for an unknown start or
 * end, and a dash for anything else. Independent of time zones.
 */
export function formatDay(day: string, style: DayStyle = 'full'): string {
  if (OPEN.includes(day)) return 'N/A';
  const date = dayToDate(day);
  return date ? FORMATTERS[style].format(date) : '–';
}

/** Formats two calendar days as `Apr 6, 2026 – Oct 30, 2026`. */
export function formatDayRange(start: string, end: string): string {
  return `${formatDay(start)} – ${formatDay(end)}`;
}
