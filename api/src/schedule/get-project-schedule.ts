import type { CalendarDay } from '@erm/contracts/calendar-day';
import { pageAround, type PageAround } from '@erm/contracts/page-around';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import { findAssignmentsOfProjects, type ScheduledAssignment } from '../collections/assignment-repository';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import { groupBy } from '../db/group-by';
import { keyById } from '../db/id';
import type { RosterEntry } from '../engineers/roster';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { StaffingDeps } from '../projects/staffed-projects';
import { findAround } from './around';

export interface WholeEntry {
  project: ProjectDocument;
  assignments: ScheduledAssignment[];
}

/** A project of which no more is shown than its staffing. */
export interface ShortEntry {
  staffed: RoadmapProject;
}

export interface ProjectSchedulePage extends PageAround {
  entries: (WholeEntry | ShortEntry)[];
  engineers: RosterEntry[];
  total: number;
}

/** Some rows of the schedule by project. Deleted engineers have no place, so their assignments are left out. */
export async function getProjectSchedule(
  { db, roster, staffedProjects }: StaffingDeps,
  query: ProjectScheduleQuery,
  today: CalendarDay,
): Promise<ProjectSchedulePage> {
  const engineers = await roster.engineers();
  const [matching, assignment] = await Promise.all([
    findMatchingProjects(db, engineers, query, today),
    findAround(db, query.around, 'projectId'),
  ]);
  const around = pageAround(query, assignment, () => matching.map((id) => id.toHexString()));
  const ids = matching.slice(around.offset, around.offset + query.limit);
  const open = new Set([...query.open, assignment?.rowId]);
  const whole = query.form === 'full' ? ids : ids.filter((id) => open.has(id.toHexString()));
  const [projects, assignments, staffed] = await Promise.all([
    findProjectsByIds(db, whole),
    findAssignmentsOfProjects(db, whole, query),
    whole.length === ids.length ? [] : staffedProjects(),
  ]);
  const byId = keyById(projects);
  const byProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  const staffedById = new Map(staffed.map(({ project }) => [project._id, project]));
  const members = new Set(assignments.map(({ engineerId }) => engineerId.toHexString()));
  return {
    entries: ids.flatMap((objectId): (WholeEntry | ShortEntry)[] => {
      const id = objectId.toHexString();
      const [project, other] = [byId.get(id), staffedById.get(id)];
      if (project) return [{ project, assignments: byProject.get(id) ?? [] }];
      return other ? [{ staffed: other }] : [];
    }),
    engineers: engineers.filter((engineer) => members.has(engineer.id)),
    ...around,
    total: matching.length,
  };
}
