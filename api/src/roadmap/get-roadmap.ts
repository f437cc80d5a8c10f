import type { CalendarDay } from '@erm/contracts/calendar-day';
import { textMatcher } from '@erm/contracts/fold-text';
import type { Roadmap, RoadmapQuery } from '@erm/contracts/roadmap';
import { roadmapPage } from '@erm/contracts/roadmap-page';
import type { Database } from '../collections/database';
import type { Roster } from '../engineers/roster';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { StaffingDeps } from '../projects/staffed-projects';

/** Some rows of the roadmap, each with the staffing of all its days. */
export async function getRoadmap(
  { db, roster, staffedProjects }: StaffingDeps,
  query: RoadmapQuery,
  today: CalendarDay,
): Promise<Roadmap> {
  const [all, among] = await Promise.all([staffedProjects(), findAmong(db, roster, query, today)]);
  const { q, status } = query;
  const isFound = textMatcher(q);
  const matching = all.filter(
    ({ search, project }) =>
      isFound(search) &&
      (status === undefined || project.status === status) &&
      (among === undefined || among.has(project._id)),
  );
  return roadmapPage(matching, query, today);
}

/** The IDs of the projects that the filters leave; undefined for all. */
async function findAmong(
  db: Database,
  roster: Roster,
  query: RoadmapQuery,
  today: CalendarDay,
): Promise<ReadonlySet<string> | undefined> {
  const { department, skill, project, only } = query;
  if ([department, skill, project, only].every((each) => each === undefined)) return undefined;
  const ids = await findMatchingProjects(db, await roster.engineers(), query, today);
  return new Set(ids.map((id) => id.toHexString()));
}
