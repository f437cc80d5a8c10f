import type { Assignment } from '@erm/contracts/assignments';

type Course = Pick<Assignment, 'status' | 'startDate' | 'endDate'>;

const COURSE = ['active', 'upcoming', 'completed'];

/** Running first, then upcoming, then past; the nearest of each to today before the others. */
export function byCourse(a: Course, b: Course): number {
  const course = COURSE.indexOf(a.status) - COURSE.indexOf(b.status);
  if (course !== 0) return course;
  return a.status === 'completed'
    ? b.endDate.localeCompare(a.endDate)
    : a.startDate.localeCompare(b.startDate);
}
