import { addDays, dayNumber, weekdayOf, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { Zoom } from './time-scale';

/** The part of an item that is dragged: all of it, or one end. */
export type Part = 'whole' | 'start' | 'end';

/** In the order in which Tab cycles through them. */
export const PARTS: readonly Part[] = ['whole', 'start', 'end'];

/** Dates after moving a part by a number of days. An end never passes the other. */
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
 * Snaps moved dates, except at day zoom: starts to the nearest Monday, ends to the nearest Friday, at most three days
 * away.
 */
export function snapDates(dates: DaySpan, part: Part, zoom: Zoom): DaySpan {
  if (zoom === 'day') return dates;
  const toMonday = nearest(dates.startDate, 1);
  const toFriday = nearest(dates.endDate, 5);
  if (part === 'start') return shiftDates(dates, 'start', toMonday);
  if (part === 'end') return shiftDates(dates, 'end', toFriday);
  return shiftDates(dates, 'whole', toMonday);
}

/** Snaps both ends of new dates the same way, unless nothing would remain. */
export function snapNewDates(dates: DaySpan, zoom: Zoom): DaySpan {
  const { startDate } = snapDates(dates, 'whole', zoom);
  const { endDate } = snapDates(dates, 'end', zoom);
  return startDate <= endDate ? { startDate, endDate } : dates;
}

/** Signed days from a day to the nearest given weekday (0 is Sunday). */
function nearest(day: CalendarDay, weekday: number): number {
  const offset = (weekday - weekdayOf(dayNumber(day)) + 7) % 7;
  return offset > 3 ? offset - 7 : offset;
}
