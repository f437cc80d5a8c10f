import { addDays, dayNumber, type DaySpan } from './calendar-day';

/** What becomes of an assignment when the dates of its project change. `dates` is null if it is removed. */
export interface DateEffect<Assignment> {
  assignment: Assignment;
  effect: 'kept' | 'moved' | 'shortened' | 'removed';
  dates: DaySpan | null;
}

/** By how many days a project is moved as a whole; 0 if it is not moved or its length changes. */
export function daysMoved(before: DaySpan, after: DaySpan): number {
  const days = dayNumber(after.startDate) - dayNumber(before.startDate);
  return days === dayNumber(after.endDate) - dayNumber(before.endDate) ? days : 0;
}

/**
 * Whether new project dates leave any day of an assignment outside. Only a side on which the project becomes shorter
 * counts, so an assignment that was outside before does not stand in the way of other changes.
 */
export function extendsBeyond({ startDate, endDate }: DaySpan, before: DaySpan, after: DaySpan): boolean {
  const startsEarlier = after.startDate > before.startDate && startDate < after.startDate;
  return startsEarlier || (after.endDate < before.endDate && endDate > after.endDate);
}

/**
 * Determines the effect of new project dates on its assignments. With `shifts`, they move along if the whole project is
 * moved; otherwise, they keep their dates. Parts outside the project are cut, and assignments entirely outside deleted.
 */
export function changeDates<Assignment extends DaySpan>(
  before: DaySpan,
  after: DaySpan,
  assignments: readonly Assignment[],
  shifts: boolean,
): DateEffect<Assignment>[] {
  const days = shifts ? daysMoved(before, after) : 0;
  return assignments.map((assignment) => {
    const shifted = {
      startDate: addDays(assignment.startDate, days),
      endDate: addDays(assignment.endDate, days),
    };
    const isOutside = days === 0 ? extendsBeyond(shifted, before, after) : !contains(after, shifted);
    if (!isOutside) return { assignment, effect: days === 0 ? 'kept' : 'moved', dates: shifted };
    const dates = {
      startDate: shifted.startDate < after.startDate ? after.startDate : shifted.startDate,
      endDate: shifted.endDate > after.endDate ? after.endDate : shifted.endDate,
    };
    if (dates.startDate > dates.endDate) return { assignment, effect: 'removed', dates: null };
    return { assignment, effect: 'shortened', dates };
  });
}

function contains(outer: DaySpan, inner: DaySpan): boolean {
  return outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;
}
