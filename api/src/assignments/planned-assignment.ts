import type { PlannedAssignment } from '@erm/contracts/planned';
import { toObjectId } from '../db/id';
import { sortKey } from '../db/sort-key';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';
import {
  assignmentReferences,
  newAssignmentDocument,
  type AssignmentDocument,
} from '../collections/assignment-document';

/** An assignment as the rules of planning see it. */
export function plannedAssignment(document: AssignmentDocument): PlannedAssignment {
  const { role, allocationPercentage, startDate, endDate, version, engineerDeleted, projectDeleted } =
    document;
  return {
    _id: document._id.toHexString(),
    engineerId: document.engineerId.toHexString(),
    projectId: document.projectId.toHexString(),
    role,
    allocationPercentage,
    startDate,
    endDate,
    version,
    engineerDeleted,
    projectDeleted,
  };
}

interface Stored {
  documents: ReadonlyMap<string, AssignmentDocument>;
  engineers: ReadonlyMap<string, UserDocument>;
  projects: ReadonlyMap<string, ProjectDocument>;
}

/** The document of an assignment that operations were applied to. */
export function documentOf(
  planned: PlannedAssignment,
  { documents, engineers, projects }: Stored,
): AssignmentDocument {
  const stored = documents.get(planned._id);
  if (stored?.version === planned.version) return stored;
  const { role, allocationPercentage, startDate, endDate, version } = planned;
  const fields = { role, allocationPercentage, startDate, endDate };
  const engineer = engineers.get(planned.engineerId);
  const project = projects.get(planned.projectId);
  if (!stored) {
    const created = newAssignmentDocument(fields, engineer!, project!);
    return { ...created, _id: toObjectId(planned._id), version };
  }
  // Without both, only the role may have changed.
  const references = engineer && project && assignmentReferences(engineer, project);
  return { ...stored, ...fields, ...references, sortRole: sortKey(role), version, updatedAt: new Date() };
}
