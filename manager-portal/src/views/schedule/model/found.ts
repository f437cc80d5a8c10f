import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { RowModel } from './row-model';

/** An assignment with the row of its engineer. */
export interface Found {
  assignment: ScheduleAssignment;
  model: RowModel;
}
