import {
  availableFrom,
  findOverloads,
  loadOn,
  peakLoad,
  remainingCapacity,
  type Allocation,
} from '@erm/contracts/capacity';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { Assignment } from '@erm/contracts/assignments';
import type { Engineer, EngineerCapacity } from '@erm/contracts/engineers';
import { presentUser } from '../auth/user-presenter';
import type { UserDocument } from '../db/user-document';

/**
 * @param allocations what is load of this engineer within the span, today or later
 * @param span the days that `availableCapacity` is about: free on every one of them
 */
export function presentEngineer(
  user: UserDocument,
  allocations: readonly Allocation[],
  today: CalendarDay,
  span: DaySpan = { startDate: today, endDate: today },
): Engineer {
  return {
    ...presentUser(user),
    currentAllocation: loadOn(allocations, today),
    availableCapacity: remainingCapacity(user.maxCapacity, peakLoad(allocations, span)),
    availableFrom: availableFrom(allocations, today),
    overloads: presentOverloads(allocations, user.maxCapacity, today),
  };
}

/** An assignment inside the answer about its engineer, who is not repeated. */
export function presentOwnAssignment({
  _id,
  projectId,
  allocationPercentage,
  role,
  startDate,
  endDate,
  status,
  version,
}: Assignment): EngineerCapacity['assignments'][number] {
  const projectName = projectId?.name ?? 'Deleted Project';
  return { _id, projectId, projectName, allocationPercentage, role, startDate, endDate, status, version };
}

/** The days over capacity that have not passed: a running one counts from today. */
export function presentOverloads(
  allocations: readonly Allocation[],
  maxCapacity: number,
  today: CalendarDay,
): Engineer['overloads'] {
  const ahead = allocations.map((allocation) =>
    allocation.startDate < today ? { ...allocation, startDate: today } : allocation,
  );
  return findOverloads(ahead, maxCapacity);
}
