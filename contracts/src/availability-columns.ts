import { addDays, dayAt, dayNumber, type CalendarDay, type DaySpan } from './calendar-day';

export const COLUMN_UNITS = ['week', 'month'] as const;
export type ColumnUnit = (typeof COLUMN_UNITS)[number];

const WEEK = 7;
/** From 1970-01-01, a Thursday, back to its Monday. */
const DAYS_SINCE_MONDAY = 3;

/** The Monday of the week that contains the day. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const number = dayNumber(day);
  return dayAt(number - ((((number + DAYS_SINCE_MONDAY) % WEEK) + WEEK) % WEEK));
}

/** Consecutive weeks, from Monday to Sunday, or whole months. The first one contains `from`. */
export function columnsFrom(from: CalendarDay, by: ColumnUnit, count: number): DaySpan[] {
  if (by === 'week') {
    const monday = mondayOf(from);
    return Array.from({ length: count }, (_, index) => ({
      startDate: addDays(monday, index * WEEK),
      endDate: addDays(monday, index * WEEK + WEEK - 1),
    }));
  }
  const [year, month] = from.split('-').map(Number) as [number, number];
  const firstDay = (index: number) => dayAt(Date.UTC(year, month - 1 + index, 1) / 86_400_000);
  return Array.from({ length: count }, (_, index) => ({
    startDate: firstDay(index),
    endDate: addDays(firstDay(index + 1), -1),
  }));
}
