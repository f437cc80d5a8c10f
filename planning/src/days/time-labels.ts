import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import type { ColumnUnit } from '@erm/contracts/time-columns';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const MONTH = format({ month: 'long' });
const MONTH_AND_YEAR = format({ month: 'long', year: 'numeric' });
const SHORT_MONTH = format({ month: 'short' });
const SHORT_MONTH_AND_YEAR = format({ month: 'short', year: 'numeric' });
const WEEKDAY = format({ weekday: 'narrow' });

const DAYS_PER_YEAR = 365;

const instant = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const dayOfMonth = (day: CalendarDay) => String(Number(day.slice(8)));

const isWithinMonth = (unit: ColumnUnit) => unit === 'day' || unit === 'week';

/** Label above a group of columns: "March 2026", or "2026" above months and quarters. */
export function groupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? MONTH_AND_YEAR.format(instant(day)) : day.slice(0, 4);
}

/** The short form: "Mar 2026", or "2026". */
export function shortGroupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? SHORT_MONTH_AND_YEAR.format(instant(day)) : day.slice(0, 4);
}

/** Label of a group's first column on an axis without group labels: "Mar 9", or "Jan ’27". */
export function firstLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? formatDay(day, 'short') : `${columnLabel(day, unit)} ’${day.slice(2, 4)}`;
}

/** Column label by its first day: "M 9", "9", "Mar", or "Q1". */
export function columnLabel(day: CalendarDay, unit: ColumnUnit): string {
  if (unit === 'month') return SHORT_MONTH.format(instant(day));
  if (unit === 'quarter') return `Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
  return unit === 'week' ? dayOfMonth(day) : `${WEEKDAY.format(instant(day))} ${dayOfMonth(day)}`;
}

/** A range without year or repeated month: "Apr 6 – 19", "Mar 30 – Apr 5". */
export function shortRange({ startDate, endDate }: DaySpan): string {
  if (startDate === endDate) return formatDay(startDate, 'short');
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${formatDay(startDate, 'short')} – ${sameMonth ? dayOfMonth(endDate) : formatDay(endDate, 'short')}`;
}

/** A range for screen readers: "April 6 to 19", "March 30 to April 5", with years if they differ or `withYear`. */
export function spokenRange({ startDate, endDate }: DaySpan, withYear = false): string {
  const year = (day: CalendarDay) => day.slice(0, 4);
  const name = (day: CalendarDay) => `${MONTH.format(instant(day))} ${dayOfMonth(day)}`;
  const sameYear = year(startDate) === year(endDate);
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const end = sameMonth && startDate !== endDate ? dayOfMonth(endDate) : name(endDate);
  const suffix = withYear || !sameYear ? `, ${year(endDate)}` : '';
  if (startDate === endDate) return `${name(startDate)}${suffix}`;
  return `${name(startDate)}${sameYear ? '' : `, ${year(startDate)}`} to ${end}${suffix}`;
}

/** The visible days for screen readers: only months at month and quarter zoom. */
export function spokenPeriod(days: DaySpan, unit: ColumnUnit, withYear = true): string {
  if (isWithinMonth(unit)) return spokenRange(days, withYear);
  // Weeks are grouped by month.
  const month = (day: CalendarDay) => groupLabel(day, 'week');
  return `${month(days.startDate)} to ${month(days.endDate)}`;
}

/** "until May 24" for a span that has started, else "Mar 22 – May 24"; with the year of an end a year or more away. */
export function untilText(span: DaySpan, today: CalendarDay): string {
  const isFar = dayNumber(span.endDate) - dayNumber(today) >= DAYS_PER_YEAR;
  if (span.startDate > today) return isFar ? formatDayRange(span.startDate, span.endDate) : shortRange(span);
  return `until ${formatDay(span.endDate, isFar ? undefined : 'short')}`;
}
