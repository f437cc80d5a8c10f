import type { CalendarDay } from './calendar-day';
import { lastAssignedDay, type LoadCurve } from './load-curve';

/** The part of `maxCapacity` that remains at `load`, never below 0. */
export function remainingCapacity(maxCapacity: number, load: number): number {
  return Math.max(0, maxCapacity - load);
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
