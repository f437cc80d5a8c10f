import type { CalendarDay, DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import {
  exceeds,
  lastAssignedDay,
  loadCurve,
  loadSteps,
  type Allocation,
  type LoadCurve,
  type LoadStep,
} from './load-curve';
import { workingPart, type WorkCalendar } from './work-calendar';

/** What availability is computed from. */
export interface WorkingEngineer {
  maxCapacity: number;
  load: LoadCurve;
  calendar: WorkCalendar;
}

/** An engineer's free capacity in a span, and how it comes about, in percent. Only working days count. */
export interface Availability {
  /** Free on every working day; null without one. */
  free: number | null;
  /** The highest load. */
  peak: number;
  /** The load of all days as a share of their capacity; null without capacity. It hides overloads: never show it alone. */
  mean: number | null;
  workingDays: number;
}

/** The availability in a span (product-rules#planning). */
export function availabilityIn(
  { maxCapacity, load, calendar }: WorkingEngineer,
  span: DaySpan,
): Availability {
  let workingDays = 0;
  let peak = 0;
  let loaded = 0;
  for (const step of loadSteps(load, span)) {
    const days = calendar.countWorkingDays(step);
    if (days === 0) continue;
    workingDays += days;
    peak = Math.max(peak, step.load);
    loaded += days * step.load;
  }
  const capacity = workingDays * maxCapacity;
  return {
    free: workingDays === 0 ? null : remainingCapacity(maxCapacity, peak),
    peak,
    mean: capacity === 0 ? null : (loaded / capacity) * 100,
    workingDays,
  };
}

/** Whether at least `percentage` is free on every working day of the span, which must include one. */
export function isFreeAt(engineer: WorkingEngineer, span: DaySpan, percentage: number): boolean {
  const { free } = availabilityIn(engineer, span);
  return free !== null && free >= percentage;
}

/** Days in a row on which an engineer works over capacity. Days off in between do not interrupt them. */
export interface OverloadDays extends DaySpan {
  /** The highest load of these days, in percent. */
  peak: number;
  /** How far that is over the maximum, in percentage points. */
  excess: number;
}

/** The same with the allocations of these days. */
export interface OverloadRange<Cause extends Allocation> extends OverloadDays {
  causes: Cause[];
}

/** Finds the days of the span that are over capacity, in order. */
export function overloadDays(
  { maxCapacity, load, calendar }: WorkingEngineer,
  span: DaySpan,
): OverloadDays[] {
  const ranges: OverloadDays[] = [];
  let isOpen = false;
  for (const step of loadSteps(load, span)) {
    const days = workingPart(step, calendar);
    if (!days) continue;
    const last = ranges.at(-1);
    if (step.load <= maxCapacity) isOpen = false;
    else if (isOpen && last) {
      last.endDate = days.endDate;
      last.peak = Math.max(last.peak, step.load);
      last.excess = last.peak - maxCapacity;
    } else {
      ranges.push({ ...days, peak: step.load, excess: step.load - maxCapacity });
      isOpen = true;
    }
  }
  return ranges;
}

/** The same as answers about an engineer have it. */
export interface Overload extends LoadStep {
  excess: number;
}

/** Finds all days from `from` on that are over capacity, in order. */
export function overloadsFrom(engineer: WorkingEngineer, from: CalendarDay): Overload[] {
  const { maxCapacity, load } = engineer;
  const endDate = lastAssignedDay(load);
  // A fast path, because this is computed for the whole roster and few engineers are ever over capacity.
  if (endDate === null || !exceeds(load, maxCapacity)) return [];
  return overloadDays(engineer, { startDate: from, endDate }).map(({ peak, ...days }) => ({
    ...days,
    load: peak,
  }));
}

/** Finds the days of the span that are over capacity, in order, with the allocations that cause it. */
export function overloadRanges<Cause extends Allocation>(
  allocations: readonly Cause[],
  engineer: Omit<WorkingEngineer, 'load'>,
  span: DaySpan,
): OverloadRange<Cause>[] {
  return overloadDays({ ...engineer, load: loadCurve(allocations) }, span).map((range) => ({
    ...range,
    causes: allocations.filter((each) => meet(each, range, engineer.calendar)),
  }));
}

/** Whether both include the same working day. */
function meet(allocation: Allocation, range: DaySpan, calendar: WorkCalendar): boolean {
  if (allocation.allocationPercentage === 0) return false;
  const startDate = allocation.startDate > range.startDate ? allocation.startDate : range.startDate;
  const endDate = allocation.endDate < range.endDate ? allocation.endDate : range.endDate;
  return startDate <= endDate && calendar.countWorkingDays({ startDate, endDate }) > 0;
}
