import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { RowModel } from './row-model';

/** An assignment with the row of its engineer. */
export interface Found {
  assignment: ScheduleAssignment;
  model: RowModel;
}

/** Whether an assignment is one of several picked ones, which change together. */
export function isTogether(picked: readonly Found[], id: string): boolean {
  return picked.length > 1 && picked.some(({ assignment }) => assignment._id === id);
}
