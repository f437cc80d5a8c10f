import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { Assignment } from '@erm/contracts/assignments';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { HasNamesake } from '../collections/namesakes';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';
import type { PopulatedAssignment } from './populate-assignments';

export function presentAssignment(
  { assignment, engineer, project }: PopulatedAssignment,
  today: CalendarDay,
  hasNamesake?: HasNamesake,
): Assignment {
  const { _id, allocationPercentage, role, startDate, endDate, version } = assignment;
  return {
    _id: _id.toHexString(),
    engineerId: engineer && presentEngineerReference(engineer, hasNamesake),
    projectId: project && presentProjectReference(project),
    allocationPercentage,
    role,
    startDate,
    endDate,
    status: assignmentStatus(assignment, today),
    version,
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
