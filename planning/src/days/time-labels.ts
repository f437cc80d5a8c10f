import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { formatDay, formatDayRange, monthName, weekdayName } from '@erm/ui-kit/data';
import type { ColumnUnit } from '@erm/contracts/time-columns';

const DAYS_PER_YEAR = 365;

const yearOf = (day: CalendarDay) => day.slice(0, 4);
const dayOfMonth = (day: CalendarDay) => String(Number(day.slice(8)));

const isWithinMonth = (unit: ColumnUnit) => unit === 'day' || unit === 'week';

/** Label above a group of columns: "March 2026", or "2026" above months and quarters. */
export function groupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? `${monthName(day)} ${yearOf(day)}` : yearOf(day);
}

/** The short form: "Mar 2026", or "2026". */
export function shortGroupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? `${monthName(day, 'short')} ${yearOf(day)}` : yearOf(day);
}

/** Label of a group's first column on an axis without group labels: "Mar 9", or "Jan ’27". */
export function firstLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? formatDay(day, 'short') : `${columnLabel(day, unit)} ’${day.slice(2, 4)}`;
}

/** Column label by its first day: "M 9", "9", "Mar", or "Q1". */
export function columnLabel(day: CalendarDay, unit: ColumnUnit): string {
  if (unit === 'month') return monthName(day, 'short');
  if (unit === 'quarter') return `Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
  return unit === 'week' ? dayOfMonth(day) : `${weekdayName(day).slice(0, 1)} ${dayOfMonth(day)}`;
}

/** A range without year or repeated month: "Apr 6 – 19", "Mar 30 – Apr 5". */
export function shortRange({ startDate, endDate }: DaySpan): string {
  if (startDate === endDate) return formatDay(startDate, 'short');
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${formatDay(startDate, 'short')} – ${sameMonth ? dayOfMonth(endDate) : formatDay(endDate, 'short')}`;
}

/** A range for screen readers: "April 6 to 19", "March 30 to April 5", with years if they differ or `withYear`. */
export function spokenRange({ startDate, endDate }: DaySpan, withYear = false): string {
  const name = (day: CalendarDay) => `${monthName(day)} ${dayOfMonth(day)}`;
  const sameYear = yearOf(startDate) === yearOf(endDate);
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const end = sameMonth && startDate !== endDate ? dayOfMonth(endDate) : name(endDate);
  const suffix = withYear || !sameYear ? `, ${yearOf(endDate)}` : '';
  if (startDate === endDate) return `${name(startDate)}${suffix}`;
  return `${name(startDate)}${sameYear ? '' : `, ${yearOf(startDate)}`} to ${end}${suffix}`;
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
