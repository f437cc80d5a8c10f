import type { DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import { allSteps, loadSteps, peakLoad, type Allocation, type LoadCurve } from './load-curve';
import { weekendConflict, weekendText, type WeekendConflict } from './weekend-conflict';

/** Why an allocation does not fit: the remaining capacity, the current peak, and the maximum, all in percent. */
export interface CapacityViolation {
  remaining: number;
  currentAllocation: number;
  maxCapacity: number;
  message: string;
  /** Present if it fits on every working day. */
  weekend?: WeekendConflict;
}

interface AllocationRequest {
  maxCapacity: number;
  /** The load of the engineer's other assignments, without the requested one. */
  load: LoadCurve;
  requested: Allocation;
  /** The current assignment, if it is edited and already counts as load of this engineer. */
  current?: Allocation;
}

/** The message of product-rules#capacity for an allocation that exceeds the engineer's capacity. */
export function capacityMessage(remaining: number, currentAllocation: number, maxCapacity: number): string {
  return `Engineer only has ${remaining}% capacity remaining. Current allocation: ${currentAllocation}%, Max capacity: ${maxCapacity}%`;
}

/**
 * The capacity rule: on every day of the requested span, the other assignments leave at least the requested capacity.
 * An edit that increases the load on no day is always accepted, even while over capacity.
 * @returns null if the allocation fits
 */
export function checkAllocation({
  maxCapacity,
  load,
  requested,
  current,
}: AllocationRequest): CapacityViolation | null {
  if (current && !raisesAllocation(current, requested)) return null;
  const currentAllocation = peakLoad(load, requested);
  const remaining = remainingCapacity(maxCapacity, currentAllocation);
  if (requested.allocationPercentage <= remaining) return null;
  const message = capacityMessage(remaining, currentAllocation, maxCapacity);
  const violation = { remaining, currentAllocation, maxCapacity, message };
  const weekend = weekendConflict(load, maxCapacity - requested.allocationPercentage, requested);
  if (!weekend) return violation;
  return { ...violation, message: `${message}. ${weekendText(weekend, requested)}`, weekend };
}

/** Whether the load of any day is higher after several changes than before them. */
export function raisesLoad(before: LoadCurve, after: LoadCurve): boolean {
  return allSteps(after).some((step) => loadSteps(before, step).some(({ load }) => load < step.load));
}

function raisesAllocation(current: Allocation, requested: Allocation): boolean {
  if (requested.allocationPercentage === 0) return false;
  return requested.allocationPercentage > current.allocationPercentage || !contains(current, requested);
}

function contains(outer: DaySpan, inner: DaySpan): boolean {
  return outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;
}
