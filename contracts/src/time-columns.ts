import { addDays, dayNumber, weekdayOf, type CalendarDay, type DaySpan } from './calendar-day';

/** What one column of a time axis covers. Weeks start on Monday. */
export type ColumnUnit = 'day' | 'week' | 'month' | 'quarter';

const DAYS_PER_WEEK = 7;
const MONTHS_PER_QUARTER = 3;
const MONDAY = 1;

/** The first day of the column that contains a day. */
export function startOfColumn(day: CalendarDay, unit: ColumnUnit): CalendarDay {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'quarter') return addColumns(day, 'month', -((monthOf(day) - 1) % MONTHS_PER_QUARTER));
  const sinceMonday = (weekdayOf(dayNumber(day)) - MONDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(day, -sinceMonday);
}

/** The first day of the column that is `count` columns after the one that contains `day`, or before it if negative. */
export function addColumns(day: CalendarDay, unit: ColumnUnit, count: number): CalendarDay {
  const start = startOfColumn(day, unit);
  if (unit === 'day') return addDays(start, count);
  if (unit === 'week') return addDays(start, count * DAYS_PER_WEEK);
  const months = unit === 'month' ? count : count * MONTHS_PER_QUARTER;
  const first = Date.UTC(Number(start.slice(0, 4)), monthOf(start) - 1 + months, 1);
  return new Date(first).toISOString().slice(0, 10);
}

function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
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
