import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { capitalize } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import type { RowModel } from './engineers/row-model';

export type Projects = ReadonlyMap<string, ScheduleProject>;

export function projectNameOf({ projectId }: ScheduleAssignment, projects: Projects): string {
  return (projectId !== null && projects.get(projectId)?.name) || 'Deleted Project';
}

/** Whether it goes on although its project is completed. */
export function isOfCompleted({ projectId }: ScheduleAssignment, projects: Projects): boolean {
  return projectId !== null && projects.get(projectId)?.status === 'completed';
}

/** The second line of a row's head: "Senior, Web · max 80%", after the email of whose name is not enough. */
export function positionOf({ engineer: { email, seniority, department, maxCapacity } }: RowModel): string {
  const position = [email, seniority && capitalize(seniority), department].filter(Boolean).join(', ');
  return maxCapacity === 100 ? position : `${position} · max ${maxCapacity}%`;
}

export function overloadText({ excess, endDate }: NonNullable<RowModel['overload']>): string {
  return `Over by ${excess}% until ${formatDay(endDate, 'short')}`;
}
