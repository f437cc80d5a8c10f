import type { CalendarDay } from './calendar-day';
import { exceeds, lastAssignedDay, stepsFrom, type LoadCurve, type LoadStep } from './load-curve';

/** Days on which the load exceeds the engineer's maximum by `excess` percentage points. */
export interface Overload extends LoadStep {
  excess: number;
}

/** The part of `maxCapacity` that remains at `load`, never below 0. */
export function remainingCapacity(maxCapacity: number, load: number): number {
  return Math.max(0, maxCapacity - load);
}

/**
 * Finds all days from `from` on which the load exceeds `maxCapacity`. Checks each day, because an average over a week
 * or a month would hide an overload. Consecutive days with the same load form one overload.
 */
export function findOverloads(curve: LoadCurve, maxCapacity: number, from: CalendarDay): Overload[] {
  // A fast path, because this is computed for the whole roster and few engineers are ever over capacity.
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
