import { checkAllocation, raisesLoad, type CapacityViolation } from './allocation-rule';
import { addAllocations, type Allocation, type LoadCurve } from './load-curve';

interface Judged<Share extends Allocation> {
  maxCapacity: number;
  /** The engineer's load without the shares. */
  others: LoadCurve;
  before: readonly Share[];
  after: readonly Share[];
  /** What tells which share is the changed form of which. */
  idOf: (share: Share) => string;
}

/** A share of an engineer's time that does not fit, and why. */
export interface OverCapacity<Share> {
  share: Share;
  violation: CapacityViolation;
}

/**
 * The capacity rule for several changes at once, by their result: accepted if no day's load rises; otherwise, each
 * share that is new or was changed must fit as in an edit of its own.
 */
export function findOverCapacity<Share extends Allocation>({
  maxCapacity,
  others,
  before,
  after,
  idOf,
}: Judged<Share>): OverCapacity<Share>[] {
  if (!raisesLoad(addAllocations(others, before), addAllocations(others, after))) return [];
  const old = new Map(before.map((share) => [idOf(share), share]));
  return after.flatMap((share) => {
    const current = old.get(idOf(share));
    if (current && isSame(current, share)) return [];
    const rest = after.filter((other) => other !== share);
    const load = addAllocations(others, rest);
    const violation = checkAllocation({ maxCapacity, load, requested: share, ...(current && { current }) });
    return violation ? [{ share, violation }] : [];
  });
}

function isSame(a: Allocation, b: Allocation): boolean {
  return (
    a.allocationPercentage === b.allocationPercentage &&
    a.startDate === b.startDate &&
    a.endDate === b.endDate
  );
}
