import type { ScheduleSort } from '@erm/contracts/schedule-order';

/** The orders of the schedule by engineer. */
export const SORTS: readonly { value: ScheduleSort; label: string; note?: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'free', label: 'Most free', note: 'in these weeks' },
  { value: 'over', label: 'Over capacity first' },
];
