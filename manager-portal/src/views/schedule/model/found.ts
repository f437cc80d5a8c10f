import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { RowModel } from './row-model';

/** An assignment, with whom it belongs to. */
export interface Found {
  assignment: ScheduleAssignment;
  model: RowModel;
}
