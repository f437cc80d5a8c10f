import { firstOfMonth } from '../format/month';
import { dateToDay } from '../format/parse-day';
import type { MonthItem } from './month-item';

/** How many items a day draws one below the other; those beyond it are opened from the day. */
const LANES = 4;
/**
 * With more items than this in view a day draws one and opens the others: a hundred bands are no picture any more,
 * and drawing them on all of their days would slow the page down.
 */
const CROWD = 12;

/** One item on one day. */
export interface DrawnItem {
  item: MonthItem;
  /** Which of the lines below the number it stands on, from 0; the same on all its days. */
  lane: number;
  starts: boolean;
  ends: boolean;
  /** On the first of its days in a week, on how many days of that week it is drawn from there; else 0. */
  run: number;
}

export interface DayLayout {
  /** What is drawn in the day's cell. */
  drawn: DrawnItem[];
  /** All items of the day. */
  items: MonthItem[];
}

/** The days that a month's grid shows, from the Sunday before the first to the Saturday after the last. */
export function gridDays(month: string): string[] {
  const date = firstOfMonth(month);
  date.setDate(1 - date.getDay());
  const days: string[] = [];
  do {
    for (let count = 0; count < 7; count += 1) {
      days.push(dateToDay(date));
      date.setDate(date.getDate() + 1);
    }
  } while (dateToDay(date).startsWith(month));
  return days;
}

/** What each day of a month's grid shows. Days compare as text, so that no time zone has a part in it. */
export function layOutMonth(items: readonly MonthItem[], days: readonly string[]): Map<string, DayLayout> {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const begin = ({ start }: MonthItem) => (start < first ? first : start);
  // Of those that begin together the longest comes first: the lines below it are free again sooner.
  const inView = items
    .filter(({ start, end }) => start <= last && end >= first)
    .sort((a, b) => begin(a).localeCompare(begin(b)) || b.end.localeCompare(a.end));
  const lanes = inView.length > CROWD ? 1 : LANES;
  const taken: string[] = [];
  const layout = new Map(days.map((day): [string, DayLayout] => [day, { drawn: [], items: [] }]));
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
      layout.get(day)?.drawn.push({ item, lane, starts, ends: day === item.end, run });
    });
  }
  return layout;
}
