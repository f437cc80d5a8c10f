import { isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';

/** Returns a date field's value if it is a calendar day. It may not be one while the user is still typing. */
export function parseDay(typed: string | undefined): CalendarDay | undefined {
  return typed !== undefined && isCalendarDay(typed) ? typed : undefined;
}
