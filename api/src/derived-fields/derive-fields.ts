import { loadCurve } from '@erm/contracts/load-curve';
import type { AssignmentDocument } from '../assignments/assignment-document';
import { distinctIds } from '../db/id';
import type { ProjectDocument } from '../projects/project-document';
import { packLoad } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';

interface Company {
  users: UserDocument[];
  projects: ProjectDocument[];
  assignments: AssignmentDocument[];
}

/** Fills in what users and projects store about their assignments, for documents about to be inserted together. */
export function deriveFields({ users, projects, assignments }: Company): Company {
  const ofEngineer = groupBy(assignments, ({ engineerId }) => engineerId.toHexString());
  const ofProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  return {
    users: users.map((user) => {
      const own = ofEngineer.get(user._id.toHexString()) ?? [];
      return { ...user, load: packLoad(loadCurve(own)) };
    }),
    projects: projects.map((project) => {
      const own = ofProject.get(project._id.toHexString()) ?? [];
      return { ...project, team: distinctIds(own.map(({ engineerId }) => engineerId)) };
    }),
    assignments,
  };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
