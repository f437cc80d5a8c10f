import { isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';

/** A date field's value if it is a calendar day; undefined while the person is still typing it. */
export function knownDay(typed: string | undefined): CalendarDay | undefined {
  return typed !== undefined && isCalendarDay(typed) ? typed : undefined;
}
