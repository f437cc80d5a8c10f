import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { peakLoad } from '@erm/contracts/load-curve';
import type { skillMatcher } from '@erm/contracts/skills';
import type { RosterEntry } from '../engineers/roster';

/** The dates requested; by default the rest of the project from today, or all of it if it is not running. */
export function spanOfProposal(
  project: DaySpan,
  { from, to }: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  today: CalendarDay,
): DaySpan {
  const isRunning = project.startDate < today && today <= project.endDate;
  return {
    startDate: from ?? (isRunning ? today : project.startDate),
    endDate: to ?? project.endDate,
  };
}

/** A candidate with the criteria for the ranking. */
export interface RatedCandidate {
  _id: RosterEntry['_id'];
  availableCapacity: number;
  matchedSkills: string[];
  missingSkills: string[];
}

export function rate(
  candidate: RosterEntry,
  match: ReturnType<typeof skillMatcher>,
  span: DaySpan,
): RatedCandidate {
  const { coveredSkills, missingSkills } = match(candidate.skills);
  const availableCapacity = remainingCapacity(candidate.maxCapacity, peakLoad(candidate.load, span));
  return { _id: candidate._id, availableCapacity, matchedSkills: coveredSkills, missingSkills };
}

/** Most required skills first, then most available capacity. Ties keep their order. */
export function byRank(a: RatedCandidate, b: RatedCandidate): number {
  return b.matchedSkills.length - a.matchedSkills.length || b.availableCapacity - a.availableCapacity;
}
