import { overloadRanges } from '@erm/contracts/availability';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';

/** The days from today on that are over capacity with another maximum, in order. */
export function overloadsWith(
  maxCapacity: number,
  { assignments }: Pick<EngineerCapacity, 'assignments'>,
  today: CalendarDay,
) {
  // Assignments of deleted projects are no load.
  const booked = assignments.filter(({ projectId }) => projectId !== null);
  const endDate = booked.reduce((last, each) => (each.endDate > last ? each.endDate : last), today);
  return overloadRanges(booked, { maxCapacity, calendar: MONDAY_TO_FRIDAY }, { startDate: today, endDate });
}
