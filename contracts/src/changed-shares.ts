import { checkAllocation, raisesLoad, type CapacityViolation } from './allocation-rule';
import { loadCurve, type Allocation } from './load-curve';

interface Judged<Share extends Allocation> {
  maxCapacity: number;
  /** All that counted as the engineer's load before, and all that counts after. */
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
  before,
  after,
  idOf,
}: Judged<Share>): OverCapacity<Share>[] {
  if (!raisesLoad(loadCurve(before), loadCurve(after))) return [];
  const old = new Map(before.map((share) => [idOf(share), share]));
  return after.flatMap((share) => {
    const current = old.get(idOf(share));
    if (current && isSame(current, share)) return [];
    const load = loadCurve(after.filter((other) => other !== share));
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
