import type { CalendarDay, DaySpan } from './calendar-day';

export const ASSIGNMENT_STATUSES = ['active', 'completed', 'upcoming'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** Derives the status of an assignment on a day. It is never stored. */
export function assignmentStatus({ startDate, endDate }: DaySpan, today: CalendarDay): AssignmentStatus {
  if (startDate > today) return 'upcoming';
  return endDate < today ? 'completed' : 'active';
}
