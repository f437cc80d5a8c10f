import type { ApplyBatchBody } from './batches';
import type { CalendarDay, DaySpan } from './calendar-day';
import { addAllocation, loadSteps, type Allocation, type LoadCurve } from './load-curve';
import { isRunning, splitOperations } from './split-assignment';

/** The fields of an assignment that a fix may change. */
export interface FixableAssignment extends Allocation {
  _id: string;
  version: number;
  projectId: string;
  projectName: string;
  role: string;
}

/** An allocation and whose it is. */
export interface PlacedAllocation extends Allocation {
  engineerId: string;
}

/** An engineer who is over capacity, or would be, because of an assignment. */
export interface OverloadCase {
  engineer: {
    _id: string;
    name: string;
    maxCapacity: number;
    /** The engineer's version that a change of the max capacity is based on. */
    version?: number;
  };
  /** The load of the engineer's other assignments. */
  load: LoadCurve;
  others: readonly FixableAssignment[];
  /** The saved assignment. */
  saved: FixableAssignment & PlacedAllocation;
  /** The proposed assignment; the saved one for an existing overload. */
  proposed: PlacedAllocation;
  /** Whether the proposed one is a copy. The saved one then stays and counts as one of the others. */
  isCopy?: boolean;
  today: CalendarDay;
}

/** The engineer's saved load. */
export function savedLoad({ engineer, load, saved, isCopy = false }: OverloadCase): LoadCurve {
  // The original of a copy is one of the others.
  return !isCopy && saved.engineerId === engineer._id ? addAllocation(load, saved) : load;
}

/** The days that a fix may change: a running assignment stays as it was until today. */
export function fixableDays({ saved, proposed, isCopy = false, today }: OverloadCase): DaySpan {
  const keepsPast =
    !isCopy && isRunning(saved, today) && proposed.startDate < today && proposed.endDate >= today;
  return { startDate: keepsPast ? today : proposed.startDate, endDate: proposed.endDate };
}

/** From the first to the last day on which the proposed assignment does not fit; null if it does. */
export function conflictDays(overload: OverloadCase): DaySpan | null {
  const { engineer, load, proposed } = overload;
  const steps = loadSteps(load, fixableDays(overload)).filter(
    (step) => step.load + proposed.allocationPercentage > engineer.maxCapacity,
  );
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last ? { startDate: first.startDate, endDate: last.endDate } : null;
}

/** Whether the assignment is split at today, because it runs and its engineer or its percentage changes. */
export function isSplit({ saved, isCopy, today }: OverloadCase, result: PlacedAllocation): boolean {
  const isOther =
    result.engineerId !== saved.engineerId || result.allocationPercentage !== saved.allocationPercentage;
  return !isCopy && isOther && isRunning(saved, today) && result.endDate >= today;
}

/** The operations that turn the saved assignment into the result. The past of a running one stays. */
export function operationsFor(
  overload: OverloadCase,
  result: PlacedAllocation,
): ApplyBatchBody['operations'] {
  const { saved, today } = overload;
  const { _id: id, version, projectId, role } = saved;
  const { engineerId, allocationPercentage, endDate } = result;
  const rest = { engineerId, projectId, role, allocationPercentage };
  if (overload.isCopy) {
    return [{ action: 'create', body: { ...rest, startDate: result.startDate, endDate } }];
  }
  if (isSplit(overload, result)) {
    const startDate = result.startDate > today ? result.startDate : today;
    return splitOperations({ _id: id, version }, today, { ...rest, startDate, endDate });
  }
  const changes = {
    ...(engineerId !== saved.engineerId && { engineerId }),
    ...(allocationPercentage !== saved.allocationPercentage && { allocationPercentage }),
    ...(result.startDate !== saved.startDate && { startDate: result.startDate }),
    ...(endDate !== saved.endDate && { endDate }),
  };
  return Object.keys(changes).length > 0 ? [{ action: 'update', id, body: { ...changes, version } }] : [];
}

/** Whether the overload exists already, and is not only proposed. */
export function isSaved({ saved, proposed, isCopy }: OverloadCase): boolean {
  return (
    !isCopy &&
    saved.engineerId === proposed.engineerId &&
    saved.startDate === proposed.startDate &&
    saved.endDate === proposed.endDate &&
    saved.allocationPercentage === proposed.allocationPercentage
  );
}
