import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { formatDayAs } from '@erm/contracts/format-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';
import { formatDay } from '@erm/ui-kit/data';

const dayOfMonth = (day: CalendarDay) => String(Number(day.slice(8)));

const isWithinMonth = (unit: ColumnUnit) => unit === 'day' || unit === 'week';

/** The label of a group of columns, above them: "March 2026", or "2026" above months and quarters. */
export function groupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? formatDayAs(day, 'MMMM yyyy') : day.slice(0, 4);
}

/** The same where there is little room: "Mar 2026", or "2026". */
export function shortGroupLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit) ? formatDayAs(day, 'MMM yyyy') : day.slice(0, 4);
}

/** The label of the first column of a group on an axis that says the groups nowhere else: "Mar 9", or "Jan ’27". */
export function firstLabel(day: CalendarDay, unit: ColumnUnit): string {
  return isWithinMonth(unit)
    ? formatDay(day, 'short')
    : `${columnLabel(day, unit)} ’${formatDayAs(day, 'yy')}`;
}

/** The label of a column by its first day: "M 9", "9", "Mar", or "Q1". */
export function columnLabel(day: CalendarDay, unit: ColumnUnit): string {
  if (unit === 'month') return formatDayAs(day, 'MMM');
  if (unit === 'quarter') return formatDayAs(day, 'QQQ');
  return unit === 'week' ? dayOfMonth(day) : formatDayAs(day, 'EEEEE d');
}

/** A range without a year, which says its month only once: "Apr 6 – 19", "Mar 30 – Apr 5". */
export function shortRange({ startDate, endDate }: DaySpan): string {
  if (startDate === endDate) return formatDay(startDate, 'short');
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${formatDay(startDate, 'short')} – ${sameMonth ? dayOfMonth(endDate) : formatDay(endDate, 'short')}`;
}

/** A range for screen readers: "April 6 to 19", "March 30 to April 5", with years if they differ or `withYear`. */
export function spokenRange({ startDate, endDate }: DaySpan, withYear = false): string {
  const year = (day: CalendarDay) => day.slice(0, 4);
  const name = (day: CalendarDay) => formatDayAs(day, 'MMMM d');
  const sameYear = year(startDate) === year(endDate);
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const end = sameMonth && startDate !== endDate ? dayOfMonth(endDate) : name(endDate);
  const suffix = withYear || !sameYear ? `, ${year(endDate)}` : '';
  if (startDate === endDate) return `${name(startDate)}${suffix}`;
  return `${name(startDate)}${sameYear ? '' : `, ${year(startDate)}`} to ${end}${suffix}`;
}
