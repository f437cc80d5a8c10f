import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import { findAssignmentsOfProjects, type ScheduledAssignment } from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { keyById } from '../db/id';
import type { Roster, RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import { findMatchingProjects } from '../projects/find-matching-projects';
import { findAround, pageAround, type PageAround } from './around';

export interface ProjectSchedulePage extends PageAround {
  entries: { project: ProjectDocument; assignments: ScheduledAssignment[] }[];
  engineers: RosterEntry[];
  total: number;
}

/** Some rows of the schedule by project. Deleted engineers have no place, so their assignments are left out. */
export async function getProjectSchedule(
  db: Database,
  roster: Roster,
  query: ProjectScheduleQuery,
  today: CalendarDay,
): Promise<ProjectSchedulePage> {
  const engineers = await roster.engineers();
  const [matching, assignment] = await Promise.all([
    findMatchingProjects(db, engineers, query, today),
    findAround(db, query),
  ]);
  const around = pageAround(query, assignment, 'projectId', () => matching.map((id) => id.toHexString()));
  const ids = matching.slice(around.offset, around.offset + query.limit);
  const [found, assignments] = await Promise.all([
    findProjectsByIds(db, ids),
    findAssignmentsOfProjects(db, ids, query),
  ]);
  const byId = keyById(found);
  const byProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  const members = new Set(assignments.map(({ engineerId }) => engineerId.toHexString()));
  return {
    entries: ids.flatMap((id) => {
      const project = byId.get(id.toHexString());
      return project ? [{ project, assignments: byProject.get(id.toHexString()) ?? [] }] : [];
    }),
    engineers: engineers.filter((engineer) => members.has(engineer.id)),
    ...around,
    total: matching.length,
  };
}
