import type { WorkingEngineer } from './availability';
import { dayNumber, type DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import { loadSteps, lowestBetween, visitBetween } from './load-curve';
import { workingDayCounters, workingPart } from './work-calendar';

/**
 * The parts of the span in which at least `percentage` is free on every working day, in order. Each begins and ends on a
 * working day; days off in between do not interrupt it.
 */
export function freeRanges(
  { maxCapacity, load, calendar }: WorkingEngineer,
  span: DaySpan,
  percentage: number,
): DaySpan[] {
  const ranges: DaySpan[] = [];
  let isOpen = false;
  for (const { startDate, endDate, load: percent } of loadSteps(load, span)) {
    const last = ranges.at(-1);
    const isFree = remainingCapacity(maxCapacity, percent) >= percentage;
    if (!isFree) isOpen &&= calendar.countWorkingDays({ startDate, endDate }) === 0;
    else if (isOpen && last) last.endDate = endDate;
    else {
      ranges.push({ startDate, endDate });
      isOpen = true;
    }
  }
  return ranges.flatMap((range) => workingPart(range, calendar) ?? []);
}

/** The most that is free on any working day of the span; null without one. */
export function mostFree(engineer: WorkingEngineer, span: DaySpan): number | null {
  return mostFreeIn(span)(engineer);
}

/** `mostFree` for many engineers and the same span. */
export function mostFreeIn({ startDate, endDate }: DaySpan): (engineer: WorkingEngineer) => number | null {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  const counterOf = workingDayCounters(first, last);
  return ({ maxCapacity, load, calendar }) => {
    const lowest = lowestBetween(load, first, last, counterOf(calendar));
    return lowest === null ? null : remainingCapacity(maxCapacity, lowest);
  };
}

/**
 * Average free capacity on the working days of a span, for many engineers and the same span; null without working days.
 */
export function meanFreeIn({ startDate, endDate }: DaySpan): (engineer: WorkingEngineer) => number | null {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  const counterOf = workingDayCounters(first, last);
  return ({ maxCapacity, load, calendar }) => {
    const count = counterOf(calendar);
    let free = 0;
    visitBetween(load, first, last, (from, to, percent) => {
      free += count(from, to) * remainingCapacity(maxCapacity, percent);
    });
    const days = count(first, last);
    return days === 0 ? null : free / days;
  };
}
