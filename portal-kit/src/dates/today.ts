import { dayOf, type CalendarDay } from '@erm/contracts/calendar-day';

/** Today in the browser's own time zone. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
