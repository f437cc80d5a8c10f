import { z } from 'zod/mini';

/**
 * A calendar day as `YYYY-MM-DD`. Not an instant, so no time zone can shift it. Days compare correctly as strings.
 */
export type CalendarDay = string;

/** A range of days, both ends included. */
export interface DaySpan {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const MILLISECONDS_PER_DAY = 86_400_000;

/** The first and the last plannable day, so that years of all dates, including computed ones, have four digits. */
export const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'] as const;

/** Whether an existing day can be planned. */
export function isPlannable(day: CalendarDay): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The day itself if it can be planned, otherwise the closest one that can. */
export function closestPlannable(day: CalendarDay): CalendarDay {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

/** The days of a span that can be planned, for a view that would look beyond the first or the last one. */
export function plannablePart({ startDate, endDate }: DaySpan): DaySpan {
  return { startDate: closestPlannable(startDate), endDate: closestPlannable(endDate) };
}

/** The message for a day that cannot be planned. */
export function unplannable(label: string): string {
  return `${label} must be between ${FIRST_DAY} and ${LAST_DAY}`;
}

/** Whether the text is an existing day. `2026-02-30` is not. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Of a few decades, so that what clients send cannot fill the memory. */
const MOST_REMEMBERED_DAYS = 20_000;

/**
 * Remembers results, because days are converted many thousand times for a schedule or a whole roster, and parsing and
 * formatting them would take most of the time.
 */
function remembering<Key, Value>(convert: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_REMEMBERED_DAYS) known.clear();
    const value = convert(key);
    known.set(key, value);
    return value;
  };
}

/** The number of days since 1970-01-01. */
export const dayNumber: (day: CalendarDay) => number = remembering(
  (day) => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_PER_DAY,
);

/** The numbers of the first and the last day whose year has four digits. */
const [EARLIEST, LATEST] = [dayNumber('0000-01-01'), dayNumber('9999-12-31')];

/** The day with this number, or the closest one whose year has four digits; the first one for no number at all. */
export const dayAt: (number: number) => CalendarDay = remembering((number) => {
  const existing = number > EARLIEST ? Math.min(number, LATEST) : EARLIEST;
  return new Date(existing * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
});

const DAYS_PER_WEEK = 7;
/** 1970-01-01, day 0, was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** The weekday of the day with this number: 0 for Sunday to 6 for Saturday, like `Date.getDay`. */
export function weekdayOf(number: number): number {
  return (((number + WEEKDAY_OF_DAY_0) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}

/** The day `count` days after `day`, or before it if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayAt(dayNumber(day) + count);
}

/** The number of days in the span, both ends included: `2026-03-01`–`2026-03-01` is 1. */
export function countDays({ startDate, endDate }: DaySpan): number {
  return dayNumber(endDate) - dayNumber(startDate) + 1;
}

/** The days that both spans include; null if there are none. */
export function commonDays(one: DaySpan, other: DaySpan): DaySpan | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  return startDate <= endDate ? { startDate, endDate } : null;
}

/** Clips parts to days, dropping those outside. */
export function partsWithin<Part extends DaySpan>(days: DaySpan, parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const common = commonDays(part, days);
    return common ? [{ ...part, ...common }] : [];
  });
}

/** The calendar day of an instant in an IANA time zone, by default the machine's. */
export function dayOf(instant: Date, timeZone?: string): CalendarDay {
  if (timeZone === undefined) {
    const midnight = Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
    return dayAt(midnight / MILLISECONDS_PER_DAY);
  }
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because constructing a formatter is the most expensive date operation of a request. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}

/** A day in a response. */
export const calendarDaySchema = z.string().check(z.refine(isCalendarDay));

const datePart = (text: string): string => (DATE_TIME_PATTERN.test(text) ? text.slice(0, 10) : text);

/**
 * A day in a request: `YYYY-MM-DD`, or an ISO date-time, whose date part is used.
 * @param label the field's display name, such as `Start date`
 * @param required the message for a missing value
 */
export function dayInput(label: string, required = `${label} is required`) {
  const invalid = `${label} must be a date like 2026-03-02`;
  const text = z
    .string({ error: ({ input }) => (input === undefined ? required : invalid) })
    .check(z.trim(), z.minLength(1, { error: required, abort: true }));
  return z
    .pipe(text, z.transform(datePart))
    .check(
      z.refine(isCalendarDay, { error: invalid, abort: true }),
      z.refine(isPlannable, { error: unplannable(label), abort: true }),
    );
}
