import type { DaySpan } from './calendar-day';
import { peakLoad, remainingCapacity, type Allocation } from './capacity';

/** A refused allocation: what remains, the load that is there and the engineer's maximum, in percent. */
export interface CapacityViolation {
  remaining: number;
  currentAllocation: number;
  maxCapacity: number;
  message: string;
}

interface AllocationRequest {
  maxCapacity: number;
  /** The engineer's other assignments whose project exists; never the one that is asked for. */
  others: readonly Allocation[];
  requested: Allocation;
  /** On an edit: the assignment as it stands, when it is already load of this engineer. */
  current?: Allocation;
}

/** The sentence of spec §5 for an allocation over the engineer's capacity. */
export function capacityMessage(remaining: number, currentAllocation: number, maxCapacity: number): string {
  return `Engineer only has ${remaining}% capacity remaining. Current allocation: ${currentAllocation}%, Max capacity: ${maxCapacity}%`;
}

/**
 * The capacity rule: over the whole span of the request, the highest daily load of the other assignments leaves at
 * least what is asked for. An edit that raises the load of no day is always accepted, also while over-allocated.
 * @returns null when the request holds, else why it does not
 */
export function checkAllocation({
  maxCapacity,
  others,
  requested,
  current,
}: AllocationRequest): CapacityViolation | null {
  if (current && !raisesLoad(current, requested)) return null;
  const currentAllocation = peakLoad(others, requested);
  const remaining = remainingCapacity(maxCapacity, currentAllocation);
  if (requested.allocationPercentage <= remaining) return null;
  return {
    remaining,
    currentAllocation,
    maxCapacity,
    message: capacityMessage(remaining, currentAllocation, maxCapacity),
  };
}

function raisesLoad(current: Allocation, requested: Allocation): boolean {
  if (requested.allocationPercentage === 0) return false;
  return requested.allocationPercentage > current.allocationPercentage || !contains(current, requested);
}

function contains(outer: DaySpan, inner: DaySpan): boolean {
  return outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;
}
