import type { Database } from '../collections/database';
import { findEngineerIdsOfProject } from '../derived-fields/team-repository';
import type { Roster, RosterEntry } from './roster';
import { rosterFilter, type RosterCriteria } from './roster-filter';

interface RosterRequest extends RosterCriteria {
  /** Searches name, email, and skills. */
  q?: string | undefined;
  /** Limits the answer to engineers who were ever assigned to this project. */
  project?: string | undefined;
}

/** The engineers that match, sorted by name. */
export async function filterRoster(
  db: Database,
  roster: Roster,
  { q, project, ...criteria }: RosterRequest,
): Promise<RosterEntry[]> {
  const [engineers, members] = await Promise.all([
    roster.engineers(q),
    project === undefined ? null : findEngineerIdsOfProject(db, project),
  ]);
  const memberIds = members && new Set(members.map((id) => id.toHexString()));
  const matches = rosterFilter(criteria);
  return engineers.filter((engineer) => matches(engineer) && (memberIds?.has(engineer.id) ?? true));
}
