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
  // On a working day, today or later.
  const isOver = (engineer: Engineer) => overloadsFrom(engineer, today).length > 0;
  const freeOf = ({ maxCapacity, load }: Engineer) => remainingCapacity(maxCapacity, loadOn(load, today));
  const isWanted = (engineer: Engineer) =>
    only === 'over' ? isOver(engineer) : only !== 'free' || freeOf(engineer) >= min;
  const days = sortedDays(query);
  const matching = inScheduleOrder(engineers.filter(isWanted), { sort, days, today });
  const overRows = [...matching.keys()].filter((row) => isOver(matching[row]!));
  const freeToday = matching.filter((engineer) => freeOf(engineer) > 0).length;
  return { matching, totals: { total: matching.length, overCapacity: overRows.length, overRows, freeToday } };
}
