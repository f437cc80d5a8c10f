import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapQuery } from '@erm/contracts/roadmap';
import { staffingOf, type Staffing } from '@erm/contracts/staffing';
import { findDaysOnProjects } from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { hexIdOf } from '../db/id';
import { storedTexts } from '../db/stored-values';
import type { Roster } from '../engineers/roster';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { ProjectDocument } from '../collections/project-document';
import type { PageAround } from '../schedule/around';
import { countRoadmap, findRoadmapPage, type RoadmapCounts } from './roadmap-repository';

export interface RoadmapEntry extends Staffing {
  project: ProjectDocument;
}

export interface RoadmapPage extends PageAround {
  entries: RoadmapEntry[];
  counts: RoadmapCounts;
}

/** Some rows of the roadmap, each with the staffing of all its days. */
export async function getRoadmap(
  db: Database,
  roster: Roster,
  asked: RoadmapQuery,
  today: CalendarDay,
): Promise<RoadmapPage> {
  const { department, skill, project, only } = asked;
  const engineers = await roster.engineers();
  const isFiltered = [department, skill, project, only].some((each) => each !== undefined);
  const among = isFiltered ? await findMatchingProjects(db, engineers, asked, today) : undefined;
  const query = { ...asked, among };
  const [{ projects, ...around }, counts] = await Promise.all([
    findRoadmapPage(db, query),
    countRoadmap(db, query),
  ]);
  const days = await findDaysOnProjects(
    db,
    projects.map(({ _id }) => _id),
  );
  const skillsOf = new Map(engineers.map(({ id, skills }) => [id, skills]));
  const daysOf = groupBy(days, ({ projectId }) => projectId.toHexString());
  const entries = projects.map((project) => {
    const stints = (daysOf.get(hexIdOf(project)) ?? []).map(({ engineerId, startDate, endDate }) => {
      const id = engineerId.toHexString();
      return { engineerId: id, startDate, endDate, skills: skillsOf.get(id) ?? [] };
    });
    const requiredSkills = storedTexts(project.requiredSkills);
    return { project, ...staffingOf({ ...project, requiredSkills }, stints) };
  });
  return { ...around, entries, counts };
}
