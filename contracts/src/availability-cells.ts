import type { WorkingEngineer } from './availability';
import { dayNumber, type DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import { peakBetween } from './load-curve';
import { workingDayCounters } from './work-calendar';

/** An engineer's free capacity in one column of the availability view, in percent. */
export interface AvailabilityCell {
  /** Free on every working day; null without one. */
  free: number | null;
  /** The highest load on a working day. */
  peak: number;
  /** How far the peak is over the maximum; 0 if it is not. */
  excess: number;
}

/**
 * `availabilityIn` for many engineers and the same columns, without the mean. Days are compared as numbers, and working
 * days found once per calendar, because that would take most of the time for a whole roster.
 */
export function availabilityByColumn(columns: readonly DaySpan[]) {
  const spans = columns.map(({ startDate, endDate }) => ({
    first: dayNumber(startDate),
    last: dayNumber(endDate),
  }));
  const counterOf = workingDayCounters(
    Math.min(...spans.map(({ first }) => first)),
    Math.max(...spans.map(({ last }) => last)),
  );
  return ({ maxCapacity, load, calendar }: WorkingEngineer): AvailabilityCell[] => {
    const count = counterOf(calendar);
    return spans.map(({ first, last }) => {
      const peak = peakBetween(load, first, last, count);
      const free = count(first, last) > 0 ? remainingCapacity(maxCapacity, peak) : null;
      return { free, peak, excess: Math.max(0, peak - maxCapacity) };
    });
  };
}

/** The free capacity of a group of engineers in one column. */
export interface AvailabilityTotal {
  /** Sum of the free capacity; 100 is one full-time engineer. */
  free: number;
  /** How many have at least the percentage asked for. */
  freeEngineers: number;
  /** How many are over capacity. */
  overEngineers: number;
}

/** Adds up each column. */
export function totalAvailability(
  rows: readonly (readonly AvailabilityCell[])[],
  columns: number,
  least: number,
): AvailabilityTotal[] {
  const totals = Array.from({ length: columns }, () => ({ free: 0, freeEngineers: 0, overEngineers: 0 }));
  for (const cells of rows) {
    cells.forEach(({ free, excess }, index) => {
      const total = totals[index]!;
      total.free += free ?? 0;
      if (isAtLeast(free, least)) total.freeEngineers += 1;
      if (excess > 0) total.overEngineers += 1;
    });
  }
  return totals;
}

/** Whether the engineer is over capacity in any column. */
export function isEverOver(cells: readonly AvailabilityCell[]): boolean {
  return cells.some(({ excess }) => excess > 0);
}

/** Whether the engineer has at least this percentage free throughout any column. */
export function isEverFree(cells: readonly AvailabilityCell[], least: number): boolean {
  return cells.some(({ free }) => isAtLeast(free, least));
}

/** Free throughout all columns; null without a working day. */
export function leastFree(cells: readonly AvailabilityCell[]): number | null {
  let least: number | null = null;
  for (const { free } of cells) if (free !== null && (least === null || free < least)) least = free;
  return least;
}

function isAtLeast(free: number | null, least: number): boolean {
  return free !== null && free >= least;
}
