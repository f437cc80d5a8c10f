import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import type { CalendarDay } from './calendar-day';
import { OPEN_END, OPEN_START } from './open-days';

/** Formats a day with a pattern of date-fns, such as `MMMM yyyy`. In no time zone, so none shifts the day. */
export function formatDayAs(day: CalendarDay, pattern: string): string {
  return format(new UTCDateMini(day), pattern);
}

/** Formats `2026-03-02` as `Mar 2, 2026`, the format of all messages (product-rules#validation); an open end as `N/A`. */
export function formatDay(day: CalendarDay): string {
  if (day === OPEN_START || day === OPEN_END) return 'N/A';
  return formatDayAs(day, 'MMM d, yyyy');
}
