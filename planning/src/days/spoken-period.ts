import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';
import { groupLabel, spokenRange } from './time-labels';

/** The days in sight for screen readers: by months and quarters, only their months. */
export function spokenPeriod(days: DaySpan, unit: ColumnUnit, withYear = true): string {
  if (unit === 'day' || unit === 'week') return spokenRange(days, withYear);
  // What is above weeks is their month.
  const month = (day: CalendarDay) => groupLabel(day, 'week');
  return `${month(days.startDate)} to ${month(days.endDate)}`;
}
