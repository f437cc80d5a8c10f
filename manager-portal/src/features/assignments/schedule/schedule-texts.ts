import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { loadOn, loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { spokenRange } from '@erm/portal-kit/planning';
import { capitalize } from '@erm/ui-kit/core';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import type { RowModel } from './row-model';

export type Projects = ReadonlyMap<string, ScheduleProject>;

export function projectNameOf({ projectId }: ScheduleAssignment, projects: Projects): string {
  return (projectId !== null && projects.get(projectId)?.name) || 'Deleted Project';
}

/** All of a bar for screen readers: "Atlas Billing, 60 percent, Lead, January 5 to July 31, 2026, active". */
export function spokenBar(assignment: ScheduleAssignment, projects: Projects, today: CalendarDay): string {
  const { allocationPercentage, role } = assignment;
  return [
    projectNameOf(assignment, projects),
    `${allocationPercentage} percent`,
    role,
    spokenRange(assignment, true),
    assignmentStatus(assignment, today),
  ].join(', ');
}

/** The tooltip of a bar. */
export function barTooltip(assignment: ScheduleAssignment, projects: Projects, today: CalendarDay): string {
  const { role, allocationPercentage, startDate, endDate } = assignment;
  const name = projectNameOf(assignment, projects);
  const status = assignmentStatus(assignment, today);
  return `${name} (${role}), ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}, ${status}`;
}

/** The second line of a row's head: "Senior, Web · max 80%". */
export function positionOf({ engineer: { seniority, department, maxCapacity } }: RowModel): string {
  const position = [seniority && capitalize(seniority), department].filter(Boolean).join(', ');
  return maxCapacity === 100 ? position : `${position} · max ${maxCapacity}%`;
}

export function overloadText({ excess, endDate }: NonNullable<RowModel['overload']>): string {
  return `Over by ${excess}% until ${formatDay(endDate, 'short')}`;
}

/** The load of a row in words, as the strip shows it: "90 of 100 percent today. 100 percent March 23 to April 10". */
export function spokenLoad(
  { curve, engineer: { maxCapacity } }: RowModel,
  today: CalendarDay,
  until: CalendarDay,
) {
  const steps = today <= until ? loadSteps(curve, { startDate: today, endDate: until }).slice(1, 4) : [];
  const ahead = steps.map((step) => `${step.load} percent ${spokenRange(step)}`).join(', ');
  return `${loadOn(curve, today)} of ${maxCapacity} percent today${ahead && `. ${ahead}`}`;
}
