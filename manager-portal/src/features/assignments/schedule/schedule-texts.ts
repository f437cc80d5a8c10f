import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { spokenRange } from '@erm/portal-kit/planning';
import { capitalize } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import type { RowModel } from './engineers/row-model';

export type Projects = ReadonlyMap<string, ScheduleProject>;

export function projectNameOf({ projectId }: ScheduleAssignment, projects: Projects): string {
  return (projectId !== null && projects.get(projectId)?.name) || 'Deleted Project';
}

/** The second line of a row's head: "Senior, Web · max 80%". */
export function positionOf({ engineer: { seniority, department, maxCapacity } }: RowModel): string {
  const position = [seniority && capitalize(seniority), department].filter(Boolean).join(', ');
  return maxCapacity === 100 ? position : `${position} · max ${maxCapacity}%`;
}

/** An overload for screen readers: "Over capacity by 20 percent until April 30, 100 of 80 percent". */
export function spokenOverload(overload: OverloadDays, maxCapacity: number, today: CalendarDay): string {
  const { startDate, endDate, peak, excess } = overload;
  const when =
    startDate <= today ? `until ${spokenRange({ startDate: endDate, endDate })}` : spokenRange(overload);
  return `Over capacity by ${excess} percent ${when}, ${peak} of ${maxCapacity} percent`;
}

export function overloadText({ excess, endDate }: NonNullable<RowModel['overload']>): string {
  return `Over by ${excess}% until ${formatDay(endDate, 'short')}`;
}
