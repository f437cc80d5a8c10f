import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import type { AssignmentDocument } from '../assignments/assignment-document';
import { findAssignmentsOfProjects } from '../assignments/assignment-repository';
import type { Database } from '../database';
import { groupBy } from '../db/group-by';
import type { Roster, RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../projects/project-document';
import { findProjectsInOrder } from '../projects/project-repository';

export interface ProjectSchedulePage {
  entries: { project: ProjectDocument; assignments: AssignmentDocument[] }[];
  engineers: RosterEntry[];
  total: number;
}

/** Some rows of the schedule by project. Deleted engineers have no place, so their assignments are left out. */
export async function getProjectSchedule(
  db: Database,
  roster: Roster,
  query: ProjectScheduleQuery,
): Promise<ProjectSchedulePage> {
  const { projects, total } = await findProjectsInOrder(db, query);
  const [assignments, engineers] = await Promise.all([
    findAssignmentsOfProjects(
      db,
      projects.map(({ _id }) => _id),
      query,
    ),
    roster(),
  ]);
  const byProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  const members = new Set(assignments.map(({ engineerId }) => engineerId.toHexString()));
  return {
    entries: projects.map((project) => ({
      project,
      assignments: byProject.get(project._id.toHexString()) ?? [],
    })),
    engineers: engineers.filter(({ _id }) => members.has(_id.toHexString())),
    total,
  };
}
