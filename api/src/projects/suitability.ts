import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import type { Engineer } from '@erm/contracts/engineers';
import type { listSuitableEngineers } from '@erm/contracts/projects';
import { matchSkills } from '@erm/contracts/skills';

export type SuitableEngineer = EndpointResponse<typeof listSuitableEngineers>['data'][number];

/** The days that a proposal is about: those asked for, else the project's from today on, or all when it is over. */
export function spanOfProposal(
  project: DaySpan,
  { from, to }: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  today: CalendarDay,
): DaySpan {
  const isAhead = project.startDate < today && today <= project.endDate;
  return {
    startDate: from ?? (isAhead ? today : project.startDate),
    endDate: to ?? project.endDate,
  };
}

/** An engineer with the parts of the rank. */
export function rate(engineer: Engineer, requiredSkills: readonly string[]): SuitableEngineer {
  const { coveredSkills, missingSkills } = matchSkills(requiredSkills, engineer.skills);
  return { ...engineer, matchedSkills: coveredSkills, missingSkills };
}

/** Most required skills first, then most free capacity; equals keep the order they came in. */
export function byRank(a: SuitableEngineer, b: SuitableEngineer): number {
  return b.matchedSkills.length - a.matchedSkills.length || b.availableCapacity - a.availableCapacity;
}
