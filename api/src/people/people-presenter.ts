import type { DaySpan } from '@erm/contracts/calendar-day';
import { freeRanges, mostFree } from '@erm/contracts/free-ranges';
import { loadSteps } from '@erm/contracts/load-curve';
import type { FindPeopleQuery, PeopleFoundAnswer, PersonFound } from '@erm/contracts/people';
import type { RatedPerson } from '@erm/contracts/people-search';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import type { RosterEntry } from '../engineers/roster';
import type { PeopleSearchResult } from './find-people';

export function presentPeople(
  { matches, nearly, alreadyAssigned, ...suggestions }: PeopleSearchResult,
  { from, to, min, limit }: FindPeopleQuery,
): PeopleFoundAnswer {
  const span = { startDate: from, endDate: to };
  const { closest, freePercentage, matchesWithoutSkills } = suggestions;
  return {
    matches: matches.slice(0, limit).map((person) => presentPerson(person, span)),
    total: matches.length,
    nearly: nearly.map((person) => ({
      ...presentPerson(person, span),
      freeRanges: freeRanges(person.engineer, span, min),
      mostFree: mostFree(person.engineer, span) ?? 0,
    })),
    alreadyAssigned,
    ...(matches.length === 0 && {
      suggestions: { closest: closest && presentPerson(closest, span), freePercentage, matchesWithoutSkills },
    }),
  };
}

function presentPerson(
  { engineer, free, fit, coveredSkills, missingSkills }: RatedPerson<RosterEntry>,
  span: DaySpan,
): PersonFound {
  const steps = loadSteps(engineer.load, span);
  return { engineer: presentRosterEngineer(engineer), free, coveredSkills, missingSkills, fit, steps };
}
