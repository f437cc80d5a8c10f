import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import type { EditableAssignment } from '../assignment-names';
import type { RowModel } from './row-model';

/** An assignment of a row as the dialogs of the list know it. */
export function toEditable(
  assignment: ScheduleAssignment,
  { engineer }: RowModel,
  projects: ReadonlyMap<string, ScheduleProject>,
): EditableAssignment {
  const project = assignment.projectId === null ? undefined : projects.get(assignment.projectId);
  return { ...assignment, engineerId: engineer, projectId: project ?? null };
}
