import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';
import { addQuarters } from 'date-fns/addQuarters';
import { addWeeks } from 'date-fns/addWeeks';
import { formatISO } from 'date-fns/formatISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { addDays, type CalendarDay, type DaySpan } from './calendar-day';

/** The period of one column of a time axis. Weeks start on Monday. */
export type ColumnUnit = 'day' | 'week' | 'month' | 'quarter';

const START = { week: startOfISOWeek, month: startOfMonth, quarter: startOfQuarter };
const ADD = { week: addWeeks, month: addMonths, quarter: addQuarters };

// In no time zone, so none shifts a day.
const dateOf = (day: CalendarDay) => new UTCDateMini(day);
const dayFrom = (date: Date): CalendarDay => formatISO(date, { representation: 'date' });

/** The first day of the column that contains a day. */
export function startOfColumn(day: CalendarDay, unit: ColumnUnit): CalendarDay {
  return unit === 'day' ? day : dayFrom(START[unit](dateOf(day)));
}

/** The first day of the column that is `count` columns after the one that contains `day`, or before it if negative. */
export function addColumns(day: CalendarDay, unit: ColumnUnit, count: number): CalendarDay {
  return unit === 'day' ? addDays(day, count) : dayFrom(ADD[unit](START[unit](dateOf(day)), count));
}

/** `count` consecutive columns, the first of which contains `from`. */
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
