import { checkAllocation, type CapacityViolation } from '@erm/contracts/allocation-rule';
import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { addAllocation, loadSteps, peakLoad, type LoadCurve } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { isRunning } from '@erm/contracts/split-assignment';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { shiftDates, type Part } from '@erm/portal-kit/planning';
import type { RowModel } from '../engineers/row-model';

/** An assignment that is being moved: where it would be. */
export interface Moving extends DaySpan {
  assignment: ScheduleAssignment;
  part: Part;
  /** The ID of the engineer who has it, and of the one who would; null over a row that is not loaded. */
  from: string;
  to: string | null;
  /** Whether it stays where it is, and a copy of it is placed. */
  copies?: boolean;
}

/** A project's dates are walls. Returns the wall that was met, if any. */
export function keepWithin(
  dates: DaySpan,
  part: Part,
  project: DaySpan,
): DaySpan & { wall: 'start' | 'end' | null } {
  const before = dayNumber(project.startDate) - dayNumber(dates.startDate);
  const after = dayNumber(dates.endDate) - dayNumber(project.endDate);
  // An assignment that is longer than its project cannot be moved into it, only shortened.
  if (before > 0 && part !== 'end') {
    const kept =
      part === 'whole' ? shiftDates(dates, 'whole', before) : { ...dates, startDate: project.startDate };
    return { ...kept, wall: 'start' };
  }
  if (after > 0 && part !== 'start') {
    const kept =
      part === 'whole' ? shiftDates(dates, 'whole', -after) : { ...dates, endDate: project.endDate };
    return { ...kept, wall: 'end' };
  }
  return { ...dates, wall: null };
}

/** A running assignment is handed over from today on: the past stays with who did the work. */
export function fromToday(assignment: DaySpan, dates: DaySpan, today: CalendarDay): DaySpan {
  const isPast = dates.startDate < today && dates.endDate >= today;
  return isRunning(assignment, today) && isPast ? { ...dates, startDate: today } : dates;
}

/** What an engineer's load would be, and whether the server would accept it. */
export interface Verdict {
  /** The highest load in the dates, with the assignment. */
  peak: number;
  maxCapacity: number;
  /** What would still be free on every day. */
  free: number;
  violation: CapacityViolation | null;
  /** The engineer's load with it. */
  load: LoadCurve;
  /** The days that would be over capacity, if any. */
  over: OverloadDays | undefined;
}

/**
 * Applies the server's own rule (product-rules#capacity) to a proposal.
 * @param percentage the allocation it would have, by default its own
 */
export function judge(
  model: RowModel,
  { assignment, copies, ...dates }: Pick<Moving, 'assignment' | 'startDate' | 'endDate' | 'copies'>,
  percentage = assignment.allocationPercentage,
): Verdict {
  const { maxCapacity } = model.engineer;
  const isOwn = !copies && model.assignments.some(({ _id }) => _id === assignment._id);
  const counts = assignment.projectId !== null;
  const load = isOwn && counts ? withoutAllocation(model.curve, assignment) : model.curve;
  const requested = { ...dates, allocationPercentage: counts ? percentage : 0 };
  const after = addAllocation(load, requested);
  const peak = peakLoad(after, requested);
  return {
    load: after,
    peak,
    maxCapacity,
    free: remainingCapacity(maxCapacity, peak),
    violation: checkAllocation({
      maxCapacity,
      load,
      requested,
      ...(isOwn && counts && { current: assignment }),
    }),
    over: overloadDays({ maxCapacity, load: after, calendar: MONDAY_TO_FRIDAY }, requested)[0],
  };
}

/**
 * The load of who gives an assignment away, without what they would not keep.
 * @param from the day from which it is given if it is running then; null for all of it
 */
export function loadAfterGiving(curve: LoadCurve, assignment: ScheduleAssignment, from: CalendarDay | null) {
  if (assignment.projectId === null) return curve;
  const given = from === null ? assignment : fromToday(assignment, assignment, from);
  const { allocationPercentage } = assignment;
  return withoutAllocation(curve, { ...given, allocationPercentage });
}

/** The load without an allocation that is part of it. The curve may begin after the allocation does. */
export function withoutAllocation(
  curve: LoadCurve,
  { allocationPercentage, ...dates }: DaySpan & { allocationPercentage: number },
): LoadCurve {
  const steps = loadSteps(curve, dates).filter(({ load }) => load > 0);
  const removed = steps.map((step) => ({ ...step, allocationPercentage: -allocationPercentage }));
  return removed.reduce(addAllocation, curve);
}
