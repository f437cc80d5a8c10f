import type { DaySpan } from '@erm/contracts/calendar-day';

/** What dialogs need to know of an assignment. Deleted engineers and projects are null. */
export interface EditableAssignment extends DaySpan {
  _id: string;
  engineerId: { _id: string; name: string } | null;
  projectId: { _id: string; name: string } | null;
  role: string;
  allocationPercentage: number;
  version: number;
}

/** The engineer's name, or the label for a deleted engineer (product-rules#deletion). */
export function engineerName({ engineerId }: Pick<EditableAssignment, 'engineerId'>): string {
  return engineerId?.name ?? 'Deleted Engineer';
}

/** The project's name, or the label for a deleted project (product-rules#deletion). */
export function projectName({ projectId }: Pick<EditableAssignment, 'projectId'>): string {
  return projectId?.name ?? 'Deleted Project';
}
