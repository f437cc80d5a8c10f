import type { CalendarDay } from '@erm/contracts/calendar-day';
import { projectSchedulePage } from '@erm/contracts/project-pages';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { ProjectSchedule, ProjectScheduleQuery } from '@erm/contracts/schedule';
import { findAssignmentsOfProjects, type ScheduledAssignment } from '../collections/assignment-repository';
import { groupBy } from '../db/group-by';
import { toObjectId } from '../db/id';
import type { RosterEntry } from '../engineers/roster';
import { findMatchingProjects } from '../projects/find-matching-projects';
import type { StaffingDeps } from '../projects/staffed-projects';
import { findAround } from './around';

export interface ProjectEntry {
  project: RoadmapProject;
  /** Undefined if no more is shown of it than its staffing. */
  assignments: ScheduledAssignment[] | undefined;
}

export interface ProjectSchedulePage extends Omit<ProjectSchedule, 'rows' | 'engineers'> {
  entries: ProjectEntry[];
  engineers: RosterEntry[];
}

/** Some rows of the schedule by project. Deleted engineers have no place, so their assignments are left out. */
export async function getProjectSchedule(
  deps: StaffingDeps,
  query: ProjectScheduleQuery,
  today: CalendarDay,
): Promise<ProjectSchedulePage> {
  const { db, roster } = deps;
  const [matching, around] = await Promise.all([
    findMatchingProjects(deps, query, today),
    findAround(db, query.around, 'projectId'),
  ]);
  const { projects, ...page } = projectSchedulePage(matching, query, around, today);
  const open = new Set([...query.open, around?.rowId]);
  const ids = projects.map(({ _id }) => _id);
  const whole = new Set(query.form === 'full' ? ids : ids.filter((id) => open.has(id)));
  const [assignments, engineers] = await Promise.all([
    findAssignmentsOfProjects(db, [...whole].map(toObjectId), query),
    roster.engineers(),
  ]);
  const byProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  const members = new Set(assignments.map(({ engineerId }) => engineerId.toHexString()));
  return {
    entries: projects.map((project) => ({
      project,
      assignments: whole.has(project._id) ? (byProject.get(project._id) ?? []) : undefined,
    })),
    engineers: engineers.filter((engineer) => members.has(engineer.id)),
    ...page,
  };
}
