import { checkAllocation, raisesLoad, type CapacityViolation } from '@erm/contracts/allocation-rule';
import { loadCurve, type Allocation } from '@erm/contracts/load-curve';
import type { AssignmentDocument } from '../assignment-document';

/** What of an assignment counts as load. */
export type Share = Allocation & Pick<AssignmentDocument, '_id'>;

interface Judged {
  maxCapacity: number;
  /** All that counted as the engineer's load before, and all that counts after. */
  before: readonly Share[];
  after: readonly Share[];
}

export interface OverCapacity {
  share: Share;
  violation: CapacityViolation;
}

/**
 * The capacity rule for several changes at once, by their result: accepted if no day's load rises; otherwise, each
 * share that is new or was changed must fit as in an edit of its own.
 */
export function findOverCapacity({ maxCapacity, before, after }: Judged): OverCapacity[] {
  if (!raisesLoad(loadCurve(before), loadCurve(after))) return [];
  const old = new Map(before.map((share) => [share._id.toHexString(), share]));
  return after.flatMap((share) => {
    const current = old.get(share._id.toHexString());
    if (current && isSame(current, share)) return [];
    const load = loadCurve(after.filter((other) => other !== share));
    const violation = checkAllocation({ maxCapacity, load, requested: share, ...(current && { current }) });
    return violation ? [{ share, violation }] : [];
  });
}

function isSame(a: Share, b: Share): boolean {
  return (
    a.allocationPercentage === b.allocationPercentage &&
    a.startDate === b.startDate &&
    a.endDate === b.endDate
  );
}
