import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { Assignment } from '@erm/contracts/assignments';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { AssignmentDocument } from '../db/assignment-document';
import type { ProjectDocument } from '../db/project-document';
import type { UserDocument } from '../db/user-document';

/** @param engineer null when deleted, as is `project` */
export function presentAssignment(
  assignment: AssignmentDocument,
  engineer: UserDocument | null,
  project: ProjectDocument | null,
  today: CalendarDay,
): Assignment {
  const { _id, allocationPercentage, role, startDate, endDate, version } = assignment;
  return {
    _id: _id.toHexString(),
    engineerId: engineer && presentAssigned(engineer),
    projectId: project && presentAssignedTo(project),
    allocationPercentage,
    role,
    startDate,
    endDate,
    status: assignmentStatus(assignment, today),
    version,
  };
}

function presentAssigned({ _id, name, email, skills }: UserDocument): NonNullable<Assignment['engineerId']> {
  return { _id: _id.toHexString(), name, email, skills };
}

function presentAssignedTo(project: ProjectDocument): NonNullable<Assignment['projectId']> {
  const { _id, name, status, description } = project;
  return { _id: _id.toHexString(), name, status, description };
}
