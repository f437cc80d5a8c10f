import { addDays, dayNumber, weekdayOf, type CalendarDay, type DaySpan } from './calendar-day';

/** What one column of a time axis covers. Weeks start on Monday. */
export type ColumnUnit = 'day' | 'week' | 'month';

const DAYS_PER_WEEK = 7;
const MONDAY = 1;

/** The first day of the column that contains a day. */
export function startOfColumn(day: CalendarDay, unit: ColumnUnit): CalendarDay {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (weekdayOf(dayNumber(day)) - MONDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(day, -sinceMonday);
}

/** The first day of the column that is `count` columns after the one that contains `day`, or before it if negative. */
export function addColumns(day: CalendarDay, unit: ColumnUnit, count: number): CalendarDay {
  const start = startOfColumn(day, unit);
  if (unit !== 'month') return addDays(start, count * (unit === 'week' ? DAYS_PER_WEEK : 1));
  const [year = 0, month = 0] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** `count` columns in a row, the first of which contains `from`. */
export function columnsFrom(from: CalendarDay, unit: ColumnUnit, count: number): DaySpan[] {
  return Array.from({ length: count }, (_, index) => ({
    startDate: addColumns(from, unit, index),
    endDate: addDays(addColumns(from, unit, index + 1), -1),
  }));
}

/** All columns that meet the span. */
export function columnsIn({ startDate, endDate }: DaySpan, unit: ColumnUnit): DaySpan[] {
  const columns: DaySpan[] = [];
  let start = startOfColumn(startDate, unit);
  while (start <= endDate) {
    const next = addColumns(start, unit, 1);
    columns.push({ startDate: start, endDate: addDays(next, -1) });
    start = next;
  }
  return columns;
}
