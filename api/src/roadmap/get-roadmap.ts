import type { CalendarDay } from '@erm/contracts/calendar-day';
import { textMatcher } from '@erm/contracts/fold-text';
import { isShown, type Roadmap, type RoadmapQuery } from '@erm/contracts/roadmap';
import { inShort } from '@erm/contracts/roadmap-forms';
import type { Database } from '../collections/database';
import type { Roster } from '../engineers/roster';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { StaffingDeps } from '../projects/staffed-projects';
import { pageAround } from '../schedule/around';
import { lackedBy, roadmapOrder } from './roadmap-order';

/** Some rows of the roadmap, each with the staffing of all its days. */
export async function getRoadmap(
  { db, roster, staffedProjects }: StaffingDeps,
  query: RoadmapQuery,
  today: CalendarDay,
): Promise<Roadmap> {
  const [all, among] = await Promise.all([staffedProjects(), findAmong(db, roster, query, today)]);
  const { from, to, q, show, status, sort, limit, around } = query;
  const isFound = textMatcher(q);
  const matching = all.filter(
    ({ search, project }) =>
      isFound(search) &&
      (status === undefined || project.status === status) &&
      (among === undefined || among.has(project._id)),
  );
  const shown = matching.filter(({ project }) => isShown(project.status, show));
  const rows = shown
    .filter(({ project }) => project.startDate <= to && project.endDate >= from)
    .sort(roadmapOrder(sort, today))
    .map(({ project }) => project);
  const { offset, aroundRow } = pageAround(query, null, 'projectId', () => rows.map(({ _id }) => _id));
  const target = matching.find(({ project }) => project._id === around);
  const isTargetShown = target !== undefined && shown.includes(target);
  const count = (wanted: string) => rows.filter((project) => project.status === wanted).length;
  const page = rows.slice(offset, offset + limit);
  return {
    projects: query.form === 'short' ? page.map(inShort) : page,
    offset,
    aroundRow,
    aroundDays: isTargetShown
      ? { startDate: target.project.startDate, endDate: target.project.endDate }
      : null,
    aroundHidden: target !== undefined && !isTargetShown,
    total: rows.length,
    planning: count('planning'),
    active: count('active'),
    completed: count('completed'),
    lacking: rows.filter((project) => lackedBy(project, today) > 0).length,
    otherDays: shown.length - rows.length,
    notShown: matching.length - shown.length,
  };
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
