import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { Assignment } from '@erm/contracts/assignments';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { HasNamesake } from '../collections/namesakes';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';
import type { PopulatedAssignment } from './populate-assignments';

/** The references of an assignment, as presented. */
export type References = Pick<Assignment, 'engineerId' | 'projectId'>;

export function presentAssignment(populated: PopulatedAssignment, today: CalendarDay): Assignment {
  return presentWith(populated.assignment, presentReferences(populated), today);
}

export function presentWith(
  assignment: AssignmentDocument,
  { engineerId, projectId }: References,
  today: CalendarDay,
): Assignment {
  const { _id, allocationPercentage, role, startDate, endDate, version } = assignment;
  return {
    _id: _id.toHexString(),
    engineerId,
    projectId,
    allocationPercentage,
    role,
    startDate,
    endDate,
    status: assignmentStatus(assignment, today),
    version,
  };
}

export function presentReferences(
  { engineer, project }: Omit<PopulatedAssignment, 'assignment'>,
  hasNamesake?: HasNamesake,
): References {
  return {
    engineerId: engineer && presentEngineerReference(engineer, hasNamesake),
    projectId: project && presentProjectReference(project),
  };
}

type EngineerReference = NonNullable<Assignment['engineerId']>;
type ProjectReference = NonNullable<Assignment['projectId']>;

function presentEngineerReference(engineer: UserDocument, hasNamesake?: HasNamesake): EngineerReference {
  const { _id, name, email, skills } = engineer;
  const reference = { _id: _id.toHexString(), name, email, skills };
  return hasNamesake?.(engineer) ? { ...reference, hasNamesake: true } : reference;
}

function presentProjectReference({ _id, name, status, description }: ProjectDocument): ProjectReference {
  return { _id: _id.toHexString(), name, status, description };
}
