import { dayToDate } from './parse-day';

const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const short = { month: 'short', day: 'numeric' } as const;
const full = { ...short, year: 'numeric' } as const;

// The platform's own, which costs no page a byte.
const WRITERS = { full: write(full), short: write(short), weekday: write({ ...full, weekday: 'short' }) };

/** How much of a day is written: `Mar 2, 2026`, `Mar 2` (charts) or `Mon, Mar 2, 2026` (today, a chosen day). */
export type DayStyle = keyof typeof WRITERS;

/** Writes a calendar day (YYYY-MM-DD); anything that is no day becomes a dash. No time zone can shift it. */
export function formatDay(day: string, style: DayStyle = 'full'): string {
  const date = dayToDate(day);
  return date ? WRITERS[style].format(date) : '–';
}

/** Writes two calendar days as `Apr 6, 2026 – Oct 30, 2026`. */
export function formatDayRange(start: string, end: string): string {
  return `${formatDay(start)} – ${formatDay(end)}`;
}
