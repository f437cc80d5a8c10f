import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { firstOfMonth } from '../format/month';
import { dateToDay } from '../format/parse-day';
import type { MonthItem } from './month-item';

/** Maximum number of items stacked in a day's cell; the rest are only in the day's list. */
const MAX_LANES = 4;
/**
 * With more items than this in view, each day shows only one: a hundred bands are unreadable, and rendering them on
 * all their days would slow down the page.
 */
const CROWDED_ABOVE = 12;

/** An item's segment on one day. */
export interface VisibleItem {
  item: MonthItem;
  /** Zero-based row below the day number; constant across the item's days. */
  lane: number;
  starts: boolean;
  ends: boolean;
  /** On the item's first visible day of a week, the number of its days in that week; otherwise 0. */
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

/** Computes the layout of each day in a month's grid. Days are compared as strings, so time zones don't matter. */
export function layOutMonth(items: readonly MonthItem[], days: readonly string[]): Map<string, DayLayout> {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const begin = ({ start }: MonthItem) => (start < first ? first : start);
  // Of items starting on the same day the longest goes first, so that the lanes below free up sooner.
  const inView = items
    .filter(({ start, end }) => start <= last && end >= first)
    .sort((a, b) => begin(a).localeCompare(begin(b)) || b.end.localeCompare(a.end));
  const lanes = inView.length > CROWDED_ABOVE ? 1 : MAX_LANES;
  const taken: string[] = [];
  const layout = new Map(days.map((day): [string, DayLayout] => [day, { visible: [], items: [] }]));
  for (const item of inView) {
    const free = taken.findIndex((end) => end < item.start);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = item.end;
    days.forEach((day, index) => {
      if (day < item.start || day > item.end) return;
      layout.get(day)?.items.push(item);
      if (lane >= lanes) return;
      const weekday = index % 7;
      const starts = day === item.start;
      const rest = days.slice(index, index + 7 - weekday).filter((later) => later <= item.end).length;
      const run = starts || weekday === 0 ? rest : 0;
      layout.get(day)?.visible.push({ item, lane, starts, ends: day === item.end, run });
    });
  }
  return layout;
}
