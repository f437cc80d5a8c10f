import type { WorkingEngineer } from './availability';
import { availabilityByColumn, type AvailabilityCell } from './availability-cells';
import type { DaySpan } from './calendar-day';
import { mostFreeIn } from './free-ranges';
import {
  compareCandidates,
  hasSkillsAsked,
  isFreeEnough,
  personRater,
  type Candidate,
  type PersonSearch,
  type Rating,
} from './person-fit';

/** The smallest percentage to search for, and its step. */
export const MIN_FREE_ASKED = 5;
const MAX_NEARLY = 5;

export interface RatedPerson<Engineer> extends Candidate, Rating {
  engineer: Engineer;
}

export interface PeopleFound<Engineer> {
  /** Who has the skills and is free enough, best fit first. */
  matches: RatedPerson<Engineer>[];
  /** At most five near matches: the right skills, but not enough time. Excludes people who are never free. */
  nearly: RatedPerson<Engineer>[];
  /** The best fit of all if nobody matches. */
  closest: RatedPerson<Engineer> | null;
  /** The highest percentage that somebody with the skills has free if nobody matches. */
  freePercentage: number | null;
  /** How many would match without asking for skills if nobody matches. */
  matchesWithoutSkills: number;
}

type CellsByColumn<Engineer> = (columns: readonly DaySpan[]) => (engineer: Engineer) => AvailabilityCell[];

type Searched = WorkingEngineer & { name: string; skills: readonly string[] };

/**
 * Finds people who are free throughout the span, best fit first (product-rules#planning).
 * @param cellsByColumn computes free capacity; a server can memoize it
 */
export function searchPeople<Engineer extends Searched>(
  engineers: readonly Engineer[],
  search: PersonSearch & { span: DaySpan },
  knowsProject: (engineer: Engineer) => boolean,
  cellsByColumn: CellsByColumn<Engineer> = availabilityByColumn,
): PeopleFound<Engineer> {
  const rate = personRater(search);
  const cellsOf = cellsByColumn([search.span]);
  const mostFreeOf = mostFreeIn(search.span);
  const people = engineers.map((engineer): RatedPerson<Engineer> => {
    const { name, skills } = engineer;
    const free = cellsOf(engineer)[0]?.free ?? null;
    const knows = knowsProject(engineer);
    // Not spread, which would take longer for a whole roster than rating it.
    const { fit, coveredSkills, missingSkills } = rate({ name, skills, free, knowsProject: knows });
    return { engineer, name, skills, free, knowsProject: knows, fit, coveredSkills, missingSkills };
  });
  const skilled = people.filter((person) => hasSkillsAsked(search, person)).sort(compareCandidates);
  const matches = skilled.filter((person) => isFreeEnough(search, person));
  const nearly = firstOf(
    skilled,
    MAX_NEARLY,
    (person) => !isFreeEnough(search, person) && (mostFreeOf(person.engineer) ?? 0) > 0,
  );
  if (matches.length > 0) {
    return { matches, nearly, closest: null, freePercentage: null, matchesWithoutSkills: 0 };
  }
  const known = people.filter(({ free }) => free !== null);
  const highest = Math.max(0, ...skilled.map(({ free }) => free ?? 0));
  const inSteps = Math.floor(highest / MIN_FREE_ASKED) * MIN_FREE_ASKED;
  return {
    matches,
    nearly,
    closest: bestOf(known),
    freePercentage: inSteps >= MIN_FREE_ASKED ? inSteps : null,
    matchesWithoutSkills: people.filter((person) => isFreeEnough(search, person)).length,
  };
}

/** Stops at the last one needed, because looking at everybody's days takes most of the time of a search. */
function firstOf<Item>(items: readonly Item[], count: number, test: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === count) break;
    if (test(item)) found.push(item);
  }
  return found;
}

/** The first in the order of results, without sorting everybody. */
function bestOf<Person extends RatedPerson<unknown>>(people: readonly Person[]): Person | null {
  let best: Person | null = null;
  for (const person of people) if (best === null || compareCandidates(person, best) < 0) best = person;
  return best;
}
