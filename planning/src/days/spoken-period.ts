import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';
import { groupLabel, spokenRange } from './time-labels';

/** The visible days for screen readers: only months at month and quarter zoom. */
export function spokenPeriod(days: DaySpan, unit: ColumnUnit, withYear = true): string {
  if (unit === 'day' || unit === 'week') return spokenRange(days, withYear);
  // Weeks are grouped by month.
  const month = (day: CalendarDay) => groupLabel(day, 'week');
  return `${month(days.startDate)} to ${month(days.endDate)}`;
}
