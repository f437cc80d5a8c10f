import { checkAllocation, raisesLoad, type CapacityViolation } from './allocation-rule';
import { addAllocations, type Allocation, type LoadCurve } from './load-curve';

interface Judged<Share extends Allocation> {
  maxCapacity: number;
  /** The engineer's load without the shares. */
  others: LoadCurve;
  before: readonly Share[];
  after: readonly Share[];
  /** Identifies a share before and after a change. */
  idOf: (share: Share) => string;
}

/** A share of an engineer's time that does not fit, and why. */
export interface OverCapacity<Share> {
  share: Share;
  violation: CapacityViolation;
}

/**
 * The capacity rule for several changes at once, judged by their result: accepted if no day's load rises; otherwise,
 * every new or changed share must fit as it would in a single edit.
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
