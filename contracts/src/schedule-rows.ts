import { overloadsFrom, type WorkingEngineer } from './availability';
import type { CalendarDay } from './calendar-day';
import { remainingCapacity } from './capacity';
import { loadOn } from './load-curve';
import { sortedDays, type Schedule, type ScheduleQuery } from './schedule';
import { inScheduleOrder } from './schedule-order';

export type ScheduleTotals = Pick<Schedule, 'total' | 'overCapacity' | 'overRows' | 'freeToday'>;

/**
 * The engineers of a schedule whom `only` selects, in its order, and what is said of all of them.
 * @param engineers those whom the rest of the query leaves, by name
 */
export function scheduleRows<Engineer extends WorkingEngineer>(
  engineers: readonly Engineer[],
  query: ScheduleQuery,
  today: CalendarDay,
): { matching: readonly Engineer[]; totals: ScheduleTotals } {
  const { only, min, sort } = query;
  const loadOf = (engineer: Engineer) => loadAsOf(engineer, today);
  const isWanted = (engineer: Engineer) =>
    only === 'over' ? loadOf(engineer).isOver : only !== 'free' || loadOf(engineer).free >= min;
  const days = sortedDays(query);
  const matching = inScheduleOrder(engineers.filter(isWanted), { sort, days, today });
  const overRows = [...matching.keys()].filter((row) => loadOf(matching[row]!).isOver);
  const freeToday = matching.filter((engineer) => loadOf(engineer).free > 0).length;
  return { matching, totals: { total: matching.length, overCapacity: overRows.length, overRows, freeToday } };
}

interface LoadAsOf {
  today: CalendarDay;
  /** On a working day, today or later. */
  isOver: boolean;
  /** Capacity that is free today, in percent. */
  free: number;
}

const remembered = new WeakMap<WorkingEngineer, LoadAsOf>();

/** Remembered, because every page of a schedule says it of all engineers. */
function loadAsOf(engineer: WorkingEngineer, today: CalendarDay): LoadAsOf {
  const known = remembered.get(engineer);
  if (known?.today === today) return known;
  const isOver = overloadsFrom(engineer, today).length > 0;
  const free = remainingCapacity(engineer.maxCapacity, loadOn(engineer.load, today));
  const found = { today, isOver, free };
  remembered.set(engineer, found);
  return found;
}
