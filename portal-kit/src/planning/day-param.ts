import { isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';

/** The day of a URL parameter, undefined if it is missing or none. Years of other lengths cannot be shown. */
export function dayParam(params: URLSearchParams, name: string): CalendarDay | undefined {
  const text = params.get(name) ?? '';
  return isCalendarDay(text) && text >= '1900-01-01' && text <= '2999-12-31' ? text : undefined;
}
