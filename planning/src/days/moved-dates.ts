import { addDays, dayNumber, weekdayOf, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { Zoom } from './time-scale';

/** The part of what is taken: all of it, or one of its ends. */
export type Part = 'whole' | 'start' | 'end';

/** In the order in which the Tab key chooses them. */
export const PARTS: readonly Part[] = ['whole', 'start', 'end'];

/** Dates after a part of them is moved by a number of days. An end never passes the other one. */
export function shiftDates({ startDate, endDate }: DaySpan, part: Part, days: number): DaySpan {
  if (part === 'whole') return { startDate: addDays(startDate, days), endDate: addDays(endDate, days) };
  if (part === 'start') {
    const moved = addDays(startDate, days);
    return { startDate: moved > endDate ? endDate : moved, endDate };
  }
  const moved = addDays(endDate, days);
  return { startDate, endDate: moved < startDate ? startDate : moved };
}

/**
 * Rounds moved dates to what one usually means, except by day: starts to the nearest Monday and ends to the nearest
 * Friday, at most three days away.
 */
export function snapDates(dates: DaySpan, part: Part, zoom: Zoom): DaySpan {
  if (zoom === 'day') return dates;
  const toMonday = nearest(dates.startDate, 1);
  const toFriday = nearest(dates.endDate, 5);
  if (part === 'start') return shiftDates(dates, 'start', toMonday);
  if (part === 'end') return shiftDates(dates, 'end', toFriday);
  return shiftDates(dates, 'whole', toMonday);
}

/** Rounds both ends of new dates in the same way, unless that leaves nothing of them. */
export function snapNewDates(dates: DaySpan, zoom: Zoom): DaySpan {
  const { startDate } = snapDates(dates, 'whole', zoom);
  const { endDate } = snapDates(dates, 'end', zoom);
  return startDate <= endDate ? { startDate, endDate } : dates;
}

/** The days from a day to the nearest one of a weekday, 0 for Sunday. */
function nearest(day: CalendarDay, weekday: number): number {
  const offset = (weekday - weekdayOf(dayNumber(day)) + 7) % 7;
  return offset > 3 ? offset - 7 : offset;
}
