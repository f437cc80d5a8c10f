import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { FixableAssignment, OverloadCase } from '@erm/contracts/overload-case';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { removeAllocation } from '@erm/contracts/load-curve';
import type { RowModel } from '../model/row-model';
import type { Change } from './change';
import { projectNameOf, type Projects } from '../model/schedule-texts';

interface Rows {
  /** The engineers who give and get the assignment. */
  from: RowModel;
  to: RowModel;
  projects: Projects;
  today: CalendarDay;
}

/** The overload that a change causes; null if its project was deleted, because then it does not count as load. */
export function overloadOf(
  {
    assignment,
    startDate,
    endDate,
    copies = false,
  }: Pick<Change, 'assignment' | 'startDate' | 'endDate'> & { copies?: boolean },
  { from, to, projects, today }: Rows,
): OverloadCase | null {
  const saved = fixable(assignment, projects);
  if (!saved) return null;
  const { allocationPercentage } = assignment;
  const isOwn = !copies && from.engineer._id === to.engineer._id;
  return {
    engineer: to.engineer,
    isCopy: copies,
    today,
    load: isOwn ? removeAllocation(to.curve, assignment) : to.curve,
    others: to.assignments
      .filter(({ _id }) => copies || _id !== assignment._id)
      .flatMap((other) => fixable(other, projects) ?? []),
    saved: { ...saved, engineerId: from.engineer._id },
    proposed: { engineerId: to.engineer._id, allocationPercentage, startDate, endDate },
  };
}

function fixable(assignment: ScheduleAssignment, projects: Projects): FixableAssignment | null {
  const { projectId } = assignment;
  return projectId === null
    ? null
    : { ...assignment, projectId, projectName: projectNameOf(assignment, projects) };
}

/**
 * The assignment to change for an overload of a row (by default its first): the smallest whose removal would resolve it,
 * the latest of equal ones; the largest if none would.
 */
export function subjectOf(model: RowModel, overload = model.overload): ScheduleAssignment | undefined {
  if (!overload) return undefined;
  const causes = model.assignments
    .filter(({ projectId, allocationPercentage }) => projectId !== null && allocationPercentage > 0)
    .filter(({ startDate, endDate }) => startDate <= overload.endDate && endDate >= overload.startDate)
    .sort(
      (one, other) =>
        one.allocationPercentage - other.allocationPercentage || (one.startDate > other.startDate ? -1 : 1),
    );
  return causes.find(({ allocationPercentage }) => allocationPercentage >= overload.excess) ?? causes.at(-1);
}
