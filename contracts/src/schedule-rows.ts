import { overloadsFrom, type WorkingEngineer } from './availability';
import type { CalendarDay } from './calendar-day';
import { remainingCapacity } from './capacity';
import { loadOn } from './load-curve';
import { rememberedByDay } from './remembered-by-day';
import { sortedDays, type Schedule, type ScheduleQuery } from './schedule';
import { inScheduleOrder } from './schedule-order';

export type ScheduleTotals = Pick<Schedule, 'total' | 'overCapacity' | 'overRows' | 'freeToday'>;

// Both are remembered, because every page needs them of all engineers.
/** Whether an engineer is over capacity on a working day, then or later. */
const isOver = rememberedByDay((engineer: WorkingEngineer, day) => overloadsFrom(engineer, day).length > 0);
const freeOn = rememberedByDay(({ maxCapacity, load }: WorkingEngineer, day) =>
  remainingCapacity(maxCapacity, loadOn(load, day)),
);

/**
 * The engineers of a schedule that `only` selects, in its order, with totals.
 * @param engineers those that match the rest of the query, by name
 */
export function scheduleRows<Engineer extends WorkingEngineer>(
  engineers: readonly Engineer[],
  query: ScheduleQuery,
  today: CalendarDay,
): { matching: readonly Engineer[]; totals: ScheduleTotals } {
  const { only, min, sort } = query;
  const isWanted = (engineer: Engineer) =>
    only === 'over' ? isOver(engineer, today) : only !== 'free' || freeOn(engineer, today) >= min;
  const days = sortedDays(query);
  const matching = inScheduleOrder(engineers.filter(isWanted), { sort, days, today });
  const overRows = [...matching.keys()].filter((row) => isOver(matching[row]!, today));
  const freeToday = matching.filter((engineer) => freeOn(engineer, today) > 0).length;
  return { matching, totals: { total: matching.length, overCapacity: overRows.length, overRows, freeToday } };
}
