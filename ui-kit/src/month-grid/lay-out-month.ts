import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { firstOfMonth } from '../format/month';
import { dateToDay } from '../format/parse-day';
import type { MonthItem } from './month-item';

/** How many items a day's cell has room for; the rest are only in the day's list. */
export const MAX_LANES = 4;

/** An item's segment on one day. */
export interface VisibleItem {
  item: MonthItem;
  /** Zero-based row below the day number; constant from the first day that has room for the item to its last. */
  lane: number;
  starts: boolean;
  ends: boolean;
  /** On the first day of a week that shows the item, the number of its days from there in that week; otherwise 0. */
  run: number;
}

export interface DayLayout {
  /** The items rendered in the day's cell. */
  visible: VisibleItem[];
  /** All items of the day. */
  items: MonthItem[];
}

/**
 * Returns the days in a month's grid, from the Sunday on or before the 1st to the Saturday on or after the last day.
 */
export function gridDays(month: string): string[] {
  const first = firstOfMonth(month);
  return eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(lastDayOfMonth(first)) }).map(
    dateToDay,
  );
}

/**
 * Computes the layout of each day in a month's grid. Items keep their lanes until they end, so that they are drawn as one
 * band each; a lane that is free goes to the next item of the day without one. Days are compared as strings, so time zones
 * don't matter.
 */
export function layOutMonth(items: readonly MonthItem[], days: readonly string[]): Map<string, DayLayout> {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const begin = ({ start }: MonthItem) => (start < first ? first : start);
  // Of items starting on the same day the longest goes first, so that the lanes below free up sooner.
  const inView = items
    .filter(({ start, end }) => start <= last && end >= first)
    .sort((a, b) => begin(a).localeCompare(begin(b)) || b.end.localeCompare(a.end));
  let lanes: (MonthItem | undefined)[] = Array.from({ length: MAX_LANES });
  return new Map(
    days.map((day, index): [string, DayLayout] => {
      const restOfWeek = days.slice(index, index + 7 - (index % 7));
      const ofDay = inView.filter(({ start, end }) => start <= day && end >= day);
      const before = lanes;
      const kept = before.map((item) => (item && item.end >= day ? item : undefined));
      const waiting = ofDay.filter((item) => !kept.includes(item));
      lanes = kept.map((item) => item ?? waiting.shift());
      const visible = lanes.flatMap((item, lane): VisibleItem[] => {
        if (!item) return [];
        const leads = index % 7 === 0 || before[lane] !== item;
        const run = leads ? restOfWeek.filter((later) => later <= item.end).length : 0;
        return [{ item, lane, starts: day === item.start, ends: day === item.end, run }];
      });
      return [day, { visible, items: ofDay }];
    }),
  );
}
