import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { loadSteps, peakLoad } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { allocationFor, type AssignmentRequest } from '../../../shared/assignment-draft';
import type { RowModel } from '../model/row-model';
import type { Projects } from '../model/schedule-texts';

const ORIGIN = 'Filled in from the schedule.';

/** Percentage that is free in a row on every one of some days. */
export function freeThroughout({ engineer, curve }: RowModel, { startDate, endDate }: DaySpan): number {
  return remainingCapacity(engineer.maxCapacity, peakLoad(curve, { startDate, endDate }));
}

/** A new assignment on days of a row, with all capacity that is free on every one of them. */
export function newAssignment(model: RowModel, { startDate, endDate }: DaySpan): AssignmentRequest {
  const free = freeThroughout(model, { startDate, endDate });
  return {
    engineerId: model.engineer._id,
    project: null,
    startDate,
    endDate,
    allocationPercentage: allocationFor(free),
    origin: ORIGIN,
  };
}

/** Another assignment like one of a row, to be changed before it is created. Without its project if that was deleted. */
export function duplicateOf(
  assignment: ScheduleAssignment,
  { engineer }: RowModel,
  projects: Projects,
): AssignmentRequest {
  const { projectId, role, startDate, endDate, allocationPercentage } = assignment;
  const project = projects.get(projectId ?? '') ?? null;
  return {
    engineerId: engineer._id,
    project,
    role,
    startDate,
    endDate,
    allocationPercentage,
    origin: ORIGIN,
  };
}

/** The first days in a row that are not fully booked: from today on if that is in sight. All in sight if none are. */
export function firstFreeDays({ engineer, curve }: RowModel, inSight: DaySpan, today: CalendarDay): DaySpan {
  const { startDate, endDate } = inSight;
  const from = today > startDate && today <= endDate ? today : startDate;
  const free = loadSteps(curve, { startDate: from, endDate }).find(({ load }) => load < engineer.maxCapacity);
  return free ?? { startDate: from, endDate };
}
