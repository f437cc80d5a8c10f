import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  availableFrom,
  findOverloads,
  loadOn,
  peakLoad,
  remainingCapacity,
  type Allocation,
} from '@erm/contracts/capacity';
import type { Engineer, EngineerCapacity } from '@erm/contracts/engineers';
import { presentAssignment } from '../assignments/assignment-presenter';
import type { PopulatedAssignment } from '../assignments/populate-assignments';
import { presentUser } from '../users/user-presenter';
import { byTimeline } from './assignment-order';
import type { EngineerWithAssignments } from './get-capacity';
import type { EngineerWithLoad } from './populate-engineers';

/** @param span the days that `availableCapacity` covers: free on every one of them; today by default */
export function presentEngineer(
  { user, allocations }: EngineerWithLoad,
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

export function presentEngineerCapacity(
  { user, assignments }: EngineerWithAssignments,
  today: CalendarDay,
): EngineerCapacity {
  const allocations = assignments
    .map(({ assignment }) => assignment)
    .filter(({ projectDeleted, endDate }) => !projectDeleted && endDate >= today);
  return {
    ...presentEngineer({ user, allocations }, today),
    assignments: assignments.map((each) => presentOwnAssignment(each, today)).sort(byTimeline),
  };
}

/** An assignment listed under its engineer, who is not repeated in it. */
function presentOwnAssignment(
  populated: PopulatedAssignment,
  today: CalendarDay,
): EngineerCapacity['assignments'][number] {
  const { engineerId: _engineer, ...assignment } = presentAssignment(populated, today);
  return { ...assignment, projectName: populated.project?.name ?? 'Deleted Project' };
}

/** The days over capacity that have not passed: one that is running starts today. */
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
