import {
  availableFrom,
  findOverloads,
  loadOn,
  remainingCapacity,
  type Allocation,
} from '@erm/contracts/capacity';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Assignment } from '@erm/contracts/assignments';
import type { Engineer, EngineerCapacity } from '@erm/contracts/engineers';
import { presentUser } from '../auth/user-presenter';
import type { UserDocument } from '../db/user-document';

/** @param allocations what is load of this engineer today or later */
export function presentEngineer(
  user: UserDocument,
  allocations: readonly Allocation[],
  today: CalendarDay,
): Engineer {
  const currentAllocation = loadOn(allocations, today);
  return {
    ...presentUser(user),
    currentAllocation,
    availableCapacity: remainingCapacity(user.maxCapacity, currentAllocation),
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
