import type { DaySpan } from '@erm/contracts/calendar-day';
import { calledName } from '@erm/portal-kit';

const DELETED_ENGINEER = 'Deleted Engineer';

/** What dialogs need to know of an assignment. Deleted engineers and projects are null. */
export interface EditableAssignment extends DaySpan {
  _id: string;
  engineerId: { _id: string; name: string; email?: string; hasNamesake?: boolean | undefined } | null;
  projectId: { _id: string; name: string } | null;
  role: string;
  allocationPercentage: number;
  version: number;
}

type OfEngineer = Pick<EditableAssignment, 'engineerId'>;

/** What to call the engineer, or the label for a deleted engineer (product-rules#deletion). */
export function engineerName({ engineerId }: OfEngineer): string {
  return engineerId ? calledName(engineerId) : DELETED_ENGINEER;
}

/** The same where the email stands beside it. */
export function engineerNameAlone({ engineerId }: OfEngineer): string {
  return engineerId?.name ?? DELETED_ENGINEER;
}

/** The project's name, or the label for a deleted project (product-rules#deletion). */
export function projectName({ projectId }: Pick<EditableAssignment, 'projectId'>): string {
  return projectId?.name ?? 'Deleted Project';
}
