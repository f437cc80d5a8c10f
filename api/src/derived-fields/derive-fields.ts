import { loadCurve } from '@erm/contracts/load-curve';
import type { AssignmentDocument } from '../assignments/assignment-document';
import { groupBy } from '../db/group-by';
import { distinctIds, keyById } from '../db/id';
import type { ProjectDocument } from '../projects/project-document';
import { teamOf } from '../projects/team-repository';
import { packLoad } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';

interface Company {
  users: UserDocument[];
  projects: ProjectDocument[];
  assignments: AssignmentDocument[];
}

/** Computes the derived fields of users and projects from a whole company's documents. */
export function deriveFields({ users, projects, assignments }: Company): Company {
  const ofEngineer = groupBy(assignments, ({ engineerId }) => engineerId.toHexString());
  const userById = keyById(users);
  const ofProject = groupBy(assignments, ({ projectId }) => projectId.toHexString());
  return {
    users: users.map((user) => {
      const theirs = ofEngineer.get(user._id.toHexString()) ?? [];
      return { ...user, load: packLoad(loadCurve(theirs.filter(({ projectDeleted }) => !projectDeleted))) };
    }),
    projects: projects.map((project) => {
      const theirs = ofProject.get(project._id.toHexString()) ?? [];
      const members = distinctIds(theirs.map(({ engineerId }) => engineerId));
      return { ...project, ...teamOf(members.flatMap((id) => userById.get(id.toHexString()) ?? [])) };
    }),
    assignments,
  };
}
