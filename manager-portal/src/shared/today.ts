import { dayOf, type CalendarDay } from '@erm/contracts/calendar-day';

/** The browser's own calendar day. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
