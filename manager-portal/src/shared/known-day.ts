import { isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';

/** The field's day, once what was typed is one. */
export function knownDay(typed: string | undefined): CalendarDay | undefined {
  return typed !== undefined && isCalendarDay(typed) ? typed : undefined;
}
