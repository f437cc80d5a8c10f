import { dayAt, dayNumber, weekdayOf, type DaySpan } from './calendar-day';

/**
 * The days on which an engineer works. Capacity is a function of engineer and day, so everything about availability asks
 * this first: on other days work pauses, nothing counts as load, nothing is free, and nothing is over capacity.
 */
export interface WorkCalendar {
  /** @param day the number of the day, as of `dayNumber` */
  isWorkingDay(day: number): boolean;
  /** The working days of the span, both ends included. */
  countWorkingDays(span: DaySpan): number;
}

const WEEK = 7;

/**
 * Works on the same weekdays in every week.
 * @param weekdays 0 for Sunday to 6 for Saturday, like `Date.getDay`
 */
export function weeklyCalendar(weekdays: readonly number[]): WorkCalendar {
  const working = Array.from({ length: WEEK }, (_, weekday) => weekdays.includes(weekday));
  const perWeek = working.filter(Boolean).length;
  const isWorkingDay = (day: number) => working[weekdayOf(day)] ?? false;
  return {
    isWorkingDay,
    countWorkingDays({ startDate, endDate }) {
      const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
      const days = Math.max(0, last - first + 1);
      const weeks = Math.floor(days / WEEK);
      let count = weeks * perWeek;
      for (let day = first + weeks * WEEK; day <= last; day += 1) if (isWorkingDay(day)) count += 1;
      return count;
    },
  };
}

/** Monday to Friday. */
export const MONDAY_TO_FRIDAY = weeklyCalendar([1, 2, 3, 4, 5]);

/** Every day, as the rule that refuses assignments counts. */
export const EVERY_DAY = weeklyCalendar([0, 1, 2, 3, 4, 5, 6]);

/** The part of a span from its first to its last working day, or null without one. */
export function workingPart(span: DaySpan, calendar: WorkCalendar): DaySpan | null {
  if (calendar.countWorkingDays(span) === 0) return null;
  let [first, last] = [dayNumber(span.startDate), dayNumber(span.endDate)];
  while (!calendar.isWorkingDay(first)) first += 1;
  while (!calendar.isWorkingDay(last)) last -= 1;
  return { startDate: dayAt(first), endDate: dayAt(last) };
}

/** How many working days there are between two days, both included and given as `dayNumber`s. */
export type WorkingDayCounter = (from: number, to: number) => number;

/**
 * Counts working days for many engineers and ranges, all of them within the days from `first` to `last`: looks at each of
 * these once per calendar.
 */
export function workingDayCounters(
  first: number,
  last: number,
): (calendar: WorkCalendar) => WorkingDayCounter {
  const counters = new Map<WorkCalendar, WorkingDayCounter>();
  return (calendar) => {
    const counter = counters.get(calendar) ?? workingDayCounter(calendar, first, last);
    counters.set(calendar, counter);
    return counter;
  };
}

function workingDayCounter(calendar: WorkCalendar, first: number, last: number): WorkingDayCounter {
  // How many there are before each day.
  const before = new Int32Array(Math.max(0, last - first + 1) + 1);
  for (let day = first; day <= last; day += 1)
    before[day - first + 1] = before[day - first]! + (calendar.isWorkingDay(day) ? 1 : 0);
  return (from, to) => before[to - first + 1]! - before[from - first]!;
}
