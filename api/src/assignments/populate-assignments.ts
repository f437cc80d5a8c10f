import type { Database } from '../collections/database';
import { distinctIds, keyById, type ObjectId } from '../db/id';
import type { Transaction } from '../db/transaction';
import { findProjectsByIds } from '../collections/project-repository';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';
import { findUsersByIds } from '../collections/user-repository';
import type { AssignmentDocument } from '../collections/assignment-document';

/** An assignment with its engineer and project, each null when deleted. */
export interface PopulatedAssignment {
  assignment: AssignmentDocument;
  engineer: UserDocument | null;
  project: ProjectDocument | null;
}

/** Engineers and projects that were read already, by ID. */
interface Known {
  engineers: ReadonlyMap<string, UserDocument>;
  projects: ReadonlyMap<string, ProjectDocument>;
}

const NOTHING: Known = { engineers: new Map(), projects: new Map() };

/** Reads the engineers and projects of all assignments with at most one query each; none for known ones. */
export async function populateAssignments(
  db: Database,
  assignments: readonly AssignmentDocument[],
  transaction?: Transaction,
  known = NOTHING,
): Promise<PopulatedAssignment[]> {
  const engineerIds = unknownIds(
    assignments.map(({ engineerId }) => engineerId),
    known.engineers,
  );
  const projectIds = unknownIds(
    assignments.map(({ projectId }) => projectId),
    known.projects,
  );
  const findEngineers = () => findUsersByIds(db, engineerIds, transaction);
  const findProjects = () => findProjectsByIds(db, projectIds, transaction);
  // A transaction runs one query at a time.
  const [engineers, projects] = transaction
    ? [await findEngineers(), await findProjects()]
    : await Promise.all([findEngineers(), findProjects()]);
  const engineerById = new Map([...known.engineers, ...keyById(engineers)]);
  const projectById = new Map([...known.projects, ...keyById(projects)]);
  return assignments.map((assignment) => ({
    assignment,
    engineer: engineerById.get(assignment.engineerId.toHexString()) ?? null,
    project: projectById.get(assignment.projectId.toHexString()) ?? null,
  }));
}

function unknownIds(ids: readonly ObjectId[], known: ReadonlyMap<string, unknown>): ObjectId[] {
  return distinctIds(ids).filter((id) => !known.has(id.toHexString()));
}

export async function populateAssignment(
  db: Database,
  assignment: AssignmentDocument,
): Promise<PopulatedAssignment> {
  const [populated] = await populateAssignments(db, [assignment]);
  return populated!;
}
