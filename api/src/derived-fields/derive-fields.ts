import { loadCurve } from '@erm/contracts/load-curve';
import type { AssignmentDocument } from '../collections/assignment-document';
import { packLoad } from '../collections/packed-load';
import { groupBy } from '../db/group-by';
import { distinctIds, keyById } from '../db/id';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';
import { teamOf } from './team-repository';

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
