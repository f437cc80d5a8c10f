import { addDays, type CalendarDay, type DaySpan } from './calendar-day';

/** A share of a full-time day over a span: the part of an assignment that makes load. */
export interface Allocation extends DaySpan {
  allocationPercentage: number;
}

/** Days of equal load in a row, both ends included. `load` is a percentage of a full-time day. */
export interface LoadStep extends DaySpan {
  load: number;
}

/** Days on which the load is over what the engineer can give, by `excess` percentage points. */
export interface Overload extends LoadStep {
  excess: number;
}

/** The sum of the allocations that span `day`; both ends of a span are included. */
export function loadOn(allocations: readonly Allocation[], day: CalendarDay): number {
  return allocations
    .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
    .reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);
}

/**
 * The load over `span` as steps, in order and without gaps; neighbouring days of equal load are one step.
 * Load changes only where an allocation starts or on the day after it ends, so only these days are looked at.
 */
export function loadSteps(allocations: readonly Allocation[], span: DaySpan): LoadStep[] {
  if (span.startDate > span.endDate) return [];
  const changes = new Map<CalendarDay, number>([[span.startDate, 0]]);
  const change = (day: CalendarDay, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { startDate, endDate, allocationPercentage } of allocations) {
    if (startDate > endDate || endDate < span.startDate || startDate > span.endDate) continue;
    change(startDate < span.startDate ? span.startDate : startDate, allocationPercentage);
    if (endDate < span.endDate) change(addDays(endDate, 1), -allocationPercentage);
  }

  const days = [...changes.keys()].sort();
  const steps: LoadStep[] = [];
  let load = 0;
  days.forEach((startDate, index) => {
    load += changes.get(startDate) ?? 0;
    const next = days[index + 1];
    const endDate = next === undefined ? span.endDate : addDays(next, -1);
    const previous = steps.at(-1);
    if (previous?.load === load) previous.endDate = endDate;
    else steps.push({ startDate, endDate, load });
  });
  return steps;
}

/**
 * The highest load of any day of `span`. A load is highest on a day on which an allocation starts, so no day is
 * computed: a roster asks this of every allocation that it has.
 */
export function peakLoad(allocations: readonly Allocation[], span: DaySpan): number {
  if (span.startDate > span.endDate) return 0;
  const running = allocations.filter(
    ({ startDate, endDate }) =>
      startDate <= endDate && startDate <= span.endDate && span.startDate <= endDate,
  );
  const ending = running.toSorted((a, b) => byDay(a.endDate, b.endDate)).values();
  let firstToEnd = ending.next().value;
  let load = 0;
  let peak = 0;
  for (const { startDate, allocationPercentage } of running.toSorted((a, b) =>
    byDay(a.startDate, b.startDate),
  )) {
    for (; firstToEnd && firstToEnd.endDate < startDate; firstToEnd = ending.next().value) {
      load -= firstToEnd.allocationPercentage;
    }
    load += allocationPercentage;
    peak = Math.max(peak, load);
  }
  return peak;
}

function byDay(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What is left of `maxCapacity` at `load`, never below 0. */
export function remainingCapacity(maxCapacity: number, load: number): number {
  return Math.max(0, maxCapacity - load);
}

/**
 * Every run of days on which the load is over `maxCapacity`, with its excess; found by day, because a mean over a
 * week or a month hides it. A run ends where its load changes.
 */
export function findOverloads(allocations: readonly Allocation[], maxCapacity: number): Overload[] {
  const span = { startDate: firstDay(allocations), endDate: lastDay(allocations) };
  // Most engineers are never over it; their days need not be told apart.
  if (peakLoad(allocations, span) <= maxCapacity) return [];
  return loadSteps(allocations, span)
    .filter(({ load }) => load > maxCapacity)
    .map((step) => ({ ...step, excess: step.load - maxCapacity }));
}

function firstDay(allocations: readonly Allocation[]): CalendarDay {
  return allocations.reduce((first, { startDate }) => (startDate < first ? startDate : first), '9999-12-31');
}

function lastDay(allocations: readonly Allocation[]): CalendarDay {
  return allocations.reduce((last, { endDate }) => (endDate > last ? endDate : last), '0000-01-01');
}

/**
 * "Available From": the latest end date of the assignments that have not ended by `today`;
 * null stands for "Available now".
 */
export function availableFrom(assignments: readonly DaySpan[], today: CalendarDay): CalendarDay | null {
  const running = assignments.map(({ endDate }) => endDate).filter((endDate) => endDate >= today);
  return running.sort().at(-1) ?? null;
}

/** Avg Utilization (spec §2): the rounded mean of the engineers' current allocation; 0 with no engineers. */
export function averageAllocation(currentAllocations: readonly number[]): number {
  if (currentAllocations.length === 0) return 0;
  return Math.round(currentAllocations.reduce((sum, load) => sum + load, 0) / currentAllocations.length);
}
