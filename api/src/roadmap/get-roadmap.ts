import type { CalendarDay } from '@erm/contracts/calendar-day';
import { roadmapPage } from '@erm/contracts/project-pages';
import type { Roadmap, RoadmapQuery } from '@erm/contracts/roadmap';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { StaffingDeps } from '../projects/staffed-projects';

/** Some rows of the roadmap, each with the staffing of all its days. */
export async function getRoadmap(
  deps: StaffingDeps,
  query: RoadmapQuery,
  today: CalendarDay,
): Promise<Roadmap> {
  const { status } = query;
  const found = await findMatchingProjects(deps, query, today);
  const matching = status === undefined ? found : found.filter(({ project }) => project.status === status);
  return roadmapPage(matching, query, today);
}
