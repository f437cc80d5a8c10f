import type { CalendarDay } from '@erm/contracts/calendar-day';
import { textMatcher } from '@erm/contracts/fold-text';
import type { Database } from '../collections/database';
import type { ObjectId } from '../db/id';
import { findEngineerIdsByProjectName, findEngineerIdsOfProject } from '../derived-fields/team-repository';
import type { RosterEntry } from './roster';
import { rosterFilter, type RosterCriteria } from './roster-filter';

interface RosterRequest extends RosterCriteria {
  /** Searches name, email, and skills. */
  q?: string | undefined;
  /** Searches also the names of the projects to which they are assigned on this day or later. */
  projectsFrom?: CalendarDay;
  /** Limits the answer to engineers who were ever assigned to this project. */
  project?: string | undefined;
}

/** The engineers that match, in the same order. */
export async function filterRoster(
  db: Database,
  engineers: readonly RosterEntry[],
  { q, projectsFrom, project, ...criteria }: RosterRequest,
): Promise<RosterEntry[]> {
  const [onNamed, onProject] = await Promise.all([
    projectsFrom === undefined ? [] : findEngineerIdsByProjectName(db, q, projectsFrom),
    project === undefined ? null : findEngineerIdsOfProject(db, project),
  ]);
  const contains = textMatcher(q);
  const foundIds = hexIds(onNamed);
  const memberIds = onProject && hexIds(onProject);
  const matches = rosterFilter(criteria);
  return engineers.filter(
    (engineer) =>
      (contains(engineer.search) || foundIds.has(engineer.id)) &&
      matches(engineer) &&
      (memberIds?.has(engineer.id) ?? true),
  );
}

const hexIds = (ids: readonly ObjectId[]) => new Set(ids.map((id) => id.toHexString()));
