import { isCalendarDay, isPlannable, type CalendarDay } from '@erm/contracts/calendar-day';

/** The day of a URL parameter, undefined if it is missing or none that can be planned. */
export function dayParam(params: URLSearchParams, name: string): CalendarDay | undefined {
  const text = params.get(name) ?? '';
  return isCalendarDay(text) && isPlannable(text) ? text : undefined;
}
