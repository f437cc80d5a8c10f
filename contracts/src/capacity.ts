import type { CalendarDay } from './calendar-day';
import { exceeds, lastAssignedDay, stepsFrom, type LoadCurve, type LoadStep } from './load-curve';

/** Days on which the load exceeds what the engineer can give, by `excess` percentage points. */
export interface Overload extends LoadStep {
  excess: number;
}

/** What is left of `maxCapacity` at `load`, never below 0. */
export function remainingCapacity(maxCapacity: number, load: number): number {
  return Math.max(0, maxCapacity - load);
}

/**
 * Every run of days from `from` on when the load exceeds `maxCapacity`. Found by day, because an average over a week or
 * a month would hide it. A run ends where its load changes.
 */
export function findOverloads(curve: LoadCurve, maxCapacity: number, from: CalendarDay): Overload[] {
  // Few engineers are ever over capacity, and this is asked of the whole roster.
  if (!exceeds(curve, maxCapacity)) return [];
  return stepsFrom(curve, from)
    .filter(({ load }) => load > maxCapacity)
    .map((step) => ({ ...step, excess: step.load - maxCapacity }));
}

/**
 * "Available From": the latest end date of the assignments that have not ended by `today`;
 * null means "Available now".
 */
export function availableFrom(curve: LoadCurve, today: CalendarDay): CalendarDay | null {
  const last = lastAssignedDay(curve);
  return last !== null && last >= today ? last : null;
}

/**
 * Avg Utilization (product-rules#capacity): the rounded mean of the engineers' current allocation; 0 with no engineers.
 */
export function averageAllocation(currentAllocations: readonly number[]): number {
  if (currentAllocations.length === 0) return 0;
  return Math.round(currentAllocations.reduce((sum, load) => sum + load, 0) / currentAllocations.length);
}
