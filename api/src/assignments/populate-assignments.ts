import type { Database } from '../database';
import { distinctIds, keyById } from '../db/id';
import type { Transaction } from '../db/transaction';
import { findProjectsByIds } from '../projects/project-repository';
import type { ProjectDocument } from '../projects/project-document';
import type { UserDocument } from '../users/user-document';
import { findUsersByIds } from '../users/user-repository';
import type { AssignmentDocument } from './assignment-document';

/** An assignment with its engineer and project, each null when deleted. */
export interface PopulatedAssignment {
  assignment: AssignmentDocument;
  engineer: UserDocument | null;
  project: ProjectDocument | null;
}

/** Reads the engineers and projects of all assignments with one query each. */
export async function populateAssignments(
  db: Database,
  assignments: readonly AssignmentDocument[],
  transaction?: Transaction,
): Promise<PopulatedAssignment[]> {
  const engineerIds = distinctIds(assignments.map(({ engineerId }) => engineerId));
  const projectIds = distinctIds(assignments.map(({ projectId }) => projectId));
  const findEngineers = () => findUsersByIds(db, engineerIds, transaction);
  const findProjects = () => findProjectsByIds(db, projectIds, transaction);
  // A transaction runs one query at a time.
  const [engineers, projects] = transaction
    ? [await findEngineers(), await findProjects()]
    : await Promise.all([findEngineers(), findProjects()]);
  const engineerById = keyById(engineers);
  const projectById = keyById(projects);
  return assignments.map((assignment) => ({
    assignment,
    engineer: engineerById.get(assignment.engineerId.toHexString()) ?? null,
    project: projectById.get(assignment.projectId.toHexString()) ?? null,
  }));
}

export async function populateAssignment(
  db: Database,
  assignment: AssignmentDocument,
): Promise<PopulatedAssignment> {
  const [populated] = await populateAssignments(db, [assignment]);
  return populated!;
}
