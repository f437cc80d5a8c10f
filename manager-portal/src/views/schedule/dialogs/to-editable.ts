import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import type { EditableAssignment } from '../../../assignments/assignment-names';
import type { RowModel } from '../model/row-model';

/** An assignment of a row as the dialogs of the list know it. */
export function toEditable(
  assignment: ScheduleAssignment,
  { engineer, isDeleted }: RowModel,
  projects: ReadonlyMap<string, ScheduleProject>,
): EditableAssignment {
  const project = assignment.projectId === null ? undefined : projects.get(assignment.projectId);
  return { ...assignment, engineerId: isDeleted ? null : engineer, projectId: project ?? null };
}
