import { overloadsFrom, type WorkingEngineer } from './availability';
import { dayNumber, type CalendarDay, type DaySpan } from './calendar-day';
import { meanFreeIn } from './free-ranges';

/**
 * By name; by average free capacity, most first; or those over capacity today or later first, earliest overload first.
 */
export const SCHEDULE_SORTS = ['name', 'free', 'over'] as const;
export type ScheduleSort = (typeof SCHEDULE_SORTS)[number];

interface Order {
  sort: ScheduleSort;
  /** The days whose free capacity is averaged. */
  days: DaySpan;
  today: CalendarDay;
}

/** The rows of a schedule by engineer in order. They come by name, then ID, which decides among equals. */
export function inScheduleOrder<Engineer extends WorkingEngineer>(
  engineers: readonly Engineer[],
  { sort, days, today }: Order,
): readonly Engineer[] {
  if (sort === 'name') return engineers;
  return sortedBy(engineers, sort === 'free' ? mostFreeFirst(days) : overloadedFirst(today));
}

function mostFreeFirst(days: DaySpan): (engineer: WorkingEngineer) => number {
  const freeOf = meanFreeIn(days);
  return (engineer) => -(freeOf(engineer) ?? -1);
}

function overloadedFirst(today: CalendarDay): (engineer: WorkingEngineer) => number {
  return (engineer) => {
    const [first] = overloadsFrom(engineer, today);
    return first ? dayNumber(first.startDate) : Number.MAX_SAFE_INTEGER;
  };
}

/** Computes each key once. */
function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
