import { overloadsFrom } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { availableFrom, remainingCapacity } from '@erm/contracts/capacity';
import type { Engineer, EngineerCapacity } from '@erm/contracts/engineers';
import { loadOn, peakLoad } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { presentAssignment } from '../assignments/assignment-presenter';
import type { PopulatedAssignment } from '../assignments/populate-assignments';
import { loadOf } from '../collections/packed-load';
import type { UserDocument } from '../collections/user-document';
import { presentUser } from '../users/user-presenter';
import { byTimeline } from './assignment-order';
import type { EngineerWithAssignments } from './get-capacity';

/** @param span the days throughout which `availableCapacity` must be available; today by default */
export function presentEngineer(
  user: UserDocument,
  today: CalendarDay,
  span: DaySpan = { startDate: today, endDate: today },
): Engineer {
  const load = loadOf(user);
  const { maxCapacity } = user;
  return {
    ...presentUser(user),
    currentAllocation: loadOn(load, today),
    availableCapacity: remainingCapacity(maxCapacity, peakLoad(load, span)),
    availableFrom: availableFrom(load, today),
    overloads: overloadsFrom({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY }, today),
  };
}

export function presentEngineerCapacity(
  { user, hasNamesake, assignments }: EngineerWithAssignments,
  today: CalendarDay,
): EngineerCapacity {
  return {
    ...presentEngineer(user, today),
    ...(hasNamesake && { hasNamesake }),
    assignments: assignments.map((each) => presentOwnAssignment(each, today)).sort(byTimeline),
  };
}

/** An assignment listed under its engineer, which it therefore omits. */
function presentOwnAssignment(
  populated: PopulatedAssignment,
  today: CalendarDay,
): EngineerCapacity['assignments'][number] {
  const { engineerId: _engineer, ...assignment } = presentAssignment(populated, today);
  return { ...assignment, projectName: populated.project?.name ?? 'Deleted Project' };
}
