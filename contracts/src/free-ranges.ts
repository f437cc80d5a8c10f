import type { WorkingEngineer } from './availability';
import type { DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import { loadSteps } from './load-curve';
import { workingPart } from './work-calendar';

/**
 * The parts of the span in which at least `percentage` is free on every working day, in order. Each begins and ends on a
 * working day; days off in between do not interrupt it.
 */
export function freeRanges(
  { maxCapacity, load, calendar }: WorkingEngineer,
  span: DaySpan,
  percentage: number,
): DaySpan[] {
  const hasWorkingDay = (days: DaySpan) => calendar.countWorkingDays(days) > 0;
  const ranges: DaySpan[] = [];
  let isOpen = false;
  for (const { startDate, endDate, load: percent } of loadSteps(load, span)) {
    const last = ranges.at(-1);
    const isFree = remainingCapacity(maxCapacity, percent) >= percentage;
    if (!isFree) isOpen &&= !hasWorkingDay({ startDate, endDate });
    else if (isOpen && last) last.endDate = endDate;
    else {
      ranges.push({ startDate, endDate });
      isOpen = true;
    }
  }
  return ranges.flatMap((range) => workingPart(range, calendar) ?? []);
}

/** The most that is free on any working day of the span; null without one. */
export function mostFree({ maxCapacity, load, calendar }: WorkingEngineer, span: DaySpan): number | null {
  const working = loadSteps(load, span).filter((step) => calendar.countWorkingDays(step) > 0);
  if (working.length === 0) return null;
  return remainingCapacity(maxCapacity, Math.min(...working.map((step) => step.load)));
}
