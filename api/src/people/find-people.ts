import { searchPeople, type PeopleFound } from '@erm/contracts/people-search';
import type { FindPeopleQuery } from '@erm/contracts/people';
import type { Database } from '../collections/database';
import type { Roster, RosterEntry } from '../engineers/roster';
import { rememberedCells } from '../engineers/remembered-cells';
import { rosterFilter } from '../engineers/roster-filter';
import { findStintsOnProject } from '../derived-fields/team-repository';

export interface PeopleSearchResult extends PeopleFound<RosterEntry> {
  alreadyAssigned: number;
}

/** Finds people for dates, without those who already work on the project in them. */
export async function findPeople(
  db: Database,
  roster: Roster,
  { from, to, min, skill = [], match, department, seniority, project, q }: FindPeopleQuery,
): Promise<PeopleSearchResult> {
  const [engineers, stints] = await Promise.all([
    roster.engineers(q),
    project === undefined ? [] : findStintsOnProject(db, project),
  ]);
  const idsOf = (some: typeof stints) => new Set(some.map(({ engineerId }) => engineerId.toHexString()));
  const everAssigned = idsOf(stints);
  const assignedThen = idsOf(stints.filter(({ startDate, endDate }) => startDate <= to && endDate >= from));
  const candidates = engineers.filter(rosterFilter({ department, seniority }));
  const available = candidates.filter(({ id }) => !assignedThen.has(id));
  const search = { skills: skill, match, percentage: min, span: { startDate: from, endDate: to } };
  const knowsProject = ({ id }: RosterEntry) => everAssigned.has(id);
  const found = searchPeople(available, search, knowsProject, rememberedCells);
  return { ...found, alreadyAssigned: candidates.length - available.length };
}
