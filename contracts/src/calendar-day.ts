import { z } from 'zod';

/**
 * A calendar day as `YYYY-MM-DD`: not an instant, so no time zone can shift it.
 * Days compare correctly as plain strings.
 */
export type CalendarDay = string;

/** A span of days, both ends included. */
export interface DaySpan {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const MILLISECONDS_PER_DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** True for a day that exists: `2026-02-30` is none. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** How many days the span covers, both ends included; `2026-03-01`–`2026-03-01` is 1. */
export function countDays({ startDate, endDate }: DaySpan): number {
  return (
    (Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / MILLISECONDS_PER_DAY + 1
  );
}

/** The calendar day of an instant in an IANA time zone; without one, in the machine's own. */
export function dayOf(instant: Date, timeZone?: string): CalendarDay {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Made once for each named time zone: making one takes longer than all else that a request asks of the calendar. The
 * machine's own may change while a page is open.
 */
function dayFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (timeZone !== undefined) dayFormats.set(timeZone, format);
  return format;
}

/** `2026-03-02` as `Mar 2, 2026`, the form in which every text names a day (spec §9). */
export function formatDay(day: CalendarDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1] ?? ''} ${date ?? ''}, ${year ?? ''}`;
}

/** A day on the wire, as the server answers it. */
export const calendarDaySchema = z.string().refine(isCalendarDay);

/**
 * A day as a client may send it: `YYYY-MM-DD`, or an ISO date-time whose date part is taken.
 * @param label the field's name as a person reads it, `Start date`
 * @param required the text for a missing value
 */
export function dayInput(label: string, required = `${label} is required`) {
  const invalid = `${label} must be a date like 2026-03-02`;
  return z
    .string({ error: ({ input }) => (input === undefined ? required : invalid) })
    .trim()
    .min(1, { error: required, abort: true })
    .transform((text) => (DATE_TIME_PATTERN.test(text) ? text.slice(0, 10) : text))
    .refine(isCalendarDay, invalid);
}
