import type { Assignment } from '@erm/contracts/assignments';

type Timed = Pick<Assignment, 'status' | 'startDate' | 'endDate'>;

const TIMELINE = ['active', 'upcoming', 'completed'];

/** Active first, then upcoming, then completed; within each, the nearest to today first. */
export function byTimeline(a: Timed, b: Timed): number {
  const status = TIMELINE.indexOf(a.status) - TIMELINE.indexOf(b.status);
  if (status !== 0) return status;
  return a.status === 'completed'
    ? b.endDate.localeCompare(a.endDate)
    : a.startDate.localeCompare(b.startDate);
}
