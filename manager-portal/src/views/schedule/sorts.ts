import type { ScheduleSort } from '@erm/contracts/schedule-order';

/** The orders of the schedule by engineer. "Most free" is about the days in sight. */
export const SORTS: readonly { value: ScheduleSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'free', label: 'Most free' },
  { value: 'over', label: 'Over capacity first' },
];
