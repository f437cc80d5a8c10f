import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { untilText } from '@erm/planning';
import { positionText } from '../../../shared/position-text';
import type { RowModel } from './row-model';

export type Projects = ReadonlyMap<string, ScheduleProject>;

/** The project of an assignment; undefined if it was deleted. */
export const projectOf = ({ projectId }: ScheduleAssignment, projects: Projects) =>
  projectId === null ? undefined : projects.get(projectId);

export const nameOf = (project: ScheduleProject | undefined): string => project?.name || 'Deleted Project';

export const projectNameOf = (assignment: ScheduleAssignment, projects: Projects): string =>
  nameOf(projectOf(assignment, projects));

/** Whether its project is completed. */
export const isOfCompleted = (assignment: ScheduleAssignment, projects: Projects): boolean =>
  projectOf(assignment, projects)?.status === 'completed';

/** Second line of a row header: "Senior, Web · max 80%"; for duplicate names, after the email. */
export function positionOf({ engineer }: RowModel): string {
  const position = positionText(engineer);
  return engineer.maxCapacity === 100 ? position : `${position} · max ${engineer.maxCapacity}%`;
}

/** "Over by 20% until May 24", or before it starts "Over by 20% Mar 22 – May 24". */
export function overloadText(overload: NonNullable<RowModel['overload']>, today: CalendarDay): string {
  return `Over by ${overload.excess}% ${untilText(overload, today)}`;
}
