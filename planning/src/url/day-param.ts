import { isCalendarDay, isPlannable, type CalendarDay } from '@erm/contracts/calendar-day';

/** The day in a URL parameter; undefined if missing, invalid, or out of range. */
export function dayParam(params: URLSearchParams, name: string): CalendarDay | undefined {
  const text = params.get(name) ?? '';
  return isCalendarDay(text) && isPlannable(text) ? text : undefined;
}
