import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import type { CalendarDay } from './calendar-day';

/** Formats a day with a pattern of date-fns, such as `MMMM yyyy`. In no time zone, so none shifts the day. */
export function formatDayAs(day: CalendarDay, pattern: string): string {
  return format(new UTCDateMini(day), pattern);
}

/** Formats `2026-03-02` as `Mar 2, 2026`, the format of all messages (product-rules#validation). */
export function formatDay(day: CalendarDay): string {
  return formatDayAs(day, 'MMM d, yyyy');
}
