import { dayAt, dayNumber, type CalendarDay, type DaySpan } from './calendar-day';

/** A percentage of full time during a span, which an assignment adds to an engineer's load. */
export interface Allocation extends DaySpan {
  allocationPercentage: number;
}

/** Consecutive days with equal load, both ends included. `load` is a percentage of full time. */
export interface LoadStep extends DaySpan {
  load: number;
}

/**
 * An engineer's load over time: the first day, last day, and load of each step in order, with days as `dayNumber`s.
 * Packed into one array for performance, because a whole roster's curves are read and compared at once. Adjacent days
 * with equal load are one step. Days without any assignment are in no step, so a step of load 0 is an assignment of 0%.
 */
export type LoadCurve = Int32Array;

/** How many of the days between two, both included and given as `dayNumber`s, count. */
type DayCounter = (first: number, last: number) => number;

const STEP = 3;
const LAST = 1;
const LOAD = 2;

/** Adds up the allocations by day. A span that ends before it starts adds nothing. */
export function loadCurve(allocations: readonly Allocation[]): LoadCurve {
  return sumOfSteps(allocations.flatMap(toStep));
}

/** Returns the curve with an additional allocation. */
export function addAllocation(curve: LoadCurve, allocation: Allocation): LoadCurve {
  return addAllocations(curve, [allocation]);
}

/** Returns the curve with additional allocations. */
export function addAllocations(curve: LoadCurve, allocations: readonly Allocation[]): LoadCurve {
  return sumOfSteps([...curve, ...allocations.flatMap(toStep)]);
}

/** Returns the curve without an allocation that is part of it. The curve may begin after the allocation does. */
export function removeAllocation(curve: LoadCurve, { allocationPercentage, ...span }: Allocation): LoadCurve {
  const steps = loadSteps(curve, span).filter(({ load }) => load > 0);
  return addAllocations(
    curve,
    steps.map(({ startDate, endDate }) => ({
      startDate,
      endDate,
      allocationPercentage: -allocationPercentage,
    })),
  );
}

/** The load on one day. */
export function loadOn(curve: LoadCurve, day: CalendarDay): number {
  const number = dayNumber(day);
  const at = firstStepUntil(curve, number);
  return at < curve.length && curve[at]! <= number ? curve[at + LOAD]! : 0;
}

/** The highest load in the span, or 0 for a span that ends before it starts. */
export function peakLoad(curve: LoadCurve, { startDate, endDate }: DaySpan): number {
  return startDate <= endDate ? peakBetween(curve, dayNumber(startDate), dayNumber(endDate)) : 0;
}

/**
 * The highest load between two days, given as `dayNumber`s.
 * @param count how many days of a range with equal load count; by default, all do
 */
export function peakBetween(
  curve: LoadCurve,
  start: number,
  end: number,
  count: DayCounter = (first, last) => last - first + 1,
): number {
  let peak = 0;
  for (let at = firstStepUntil(curve, start); at < curve.length && curve[at]! <= end; at += STEP) {
    const load = curve[at + LOAD]!;
    if (load > peak && count(Math.max(curve[at]!, start), Math.min(curve[at + LAST]!, end)) > 0) peak = load;
  }
  return peak;
}

/** The lowest load between two days, counting days without an assignment; null if no day counts. */
export function lowestBetween(
  curve: LoadCurve,
  start: number,
  end: number,
  count: DayCounter,
): number | null {
  let lowest: number | null = null;
  visitBetween(curve, start, end, (first, last, load) => {
    if ((lowest === null || load < lowest) && count(first, last) > 0) lowest = load;
  });
  return lowest;
}

/** Visits the load between two days in order, days without an assignment included, given as `dayNumber`s. */
export function visitBetween(
  curve: LoadCurve,
  start: number,
  end: number,
  visit: (first: number, last: number, load: number) => void,
): void {
  let next = start;
  for (let at = firstStepUntil(curve, start); at < curve.length && curve[at]! <= end; at += STEP) {
    const first = Math.max(curve[at]!, start);
    if (next < first) visit(next, first - 1, 0);
    visit(first, Math.min(curve[at + LAST]!, end), curve[at + LOAD]!);
    next = curve[at + LAST]! + 1;
  }
  if (next <= end) visit(next, end, 0);
}

/** Whether the load exceeds `limit` on any day. */
export function exceeds(curve: LoadCurve, limit: number): boolean {
  for (let at = LOAD; at < curve.length; at += STEP) if (curve[at]! > limit) return true;
  return false;
}

/** The load during the span as steps in order and without gaps. Days without an assignment have a load of 0. */
export function loadSteps(curve: LoadCurve, { startDate, endDate }: DaySpan): LoadStep[] {
  const [start, end] = [dayNumber(startDate), dayNumber(endDate)];
  const steps: number[] = [];
  visitBetween(curve, start, end, (first, last, load) => appendStep(steps, first, last, load));
  return unpackSteps(steps);
}

/** All steps from `from` on. A step that starts earlier is truncated. */
export function stepsFrom(curve: LoadCurve, from: CalendarDay): LoadStep[] {
  const start = dayNumber(from);
  const remaining = curve.slice(firstStepUntil(curve, start));
  if (remaining.length > 0) remaining[0] = Math.max(remaining[0]!, start);
  return unpackSteps(remaining);
}

/** All steps of the curve. */
export function allSteps(curve: LoadCurve): LoadStep[] {
  return unpackSteps(curve);
}

/** The curve that consists of these steps: the inverse of `allSteps`. */
export function curveOf(steps: readonly LoadStep[]): LoadCurve {
  return loadCurve(steps.map(({ load, ...days }) => ({ ...days, allocationPercentage: load })));
}

/** The last day with an assignment, or null for an empty curve. */
export function lastAssignedDay(curve: LoadCurve): CalendarDay | null {
  return curve.length === 0 ? null : dayAt(curve[curve.length - STEP + LAST]!);
}

function toStep({ startDate, endDate, allocationPercentage }: Allocation): number[] {
  return startDate > endDate ? [] : [dayNumber(startDate), dayNumber(endDate), allocationPercentage];
}

/** Visits only the days on which a step starts and those after its end, because the load changes only there. */
function sumOfSteps(steps: readonly number[]): LoadCurve {
  const changes = new Map<number, { load: number; count: number }>();
  const change = (day: number, load: number, count: number) => {
    const before = changes.get(day) ?? { load: 0, count: 0 };
    changes.set(day, { load: before.load + load, count: before.count + count });
  };
  for (let at = 0; at < steps.length; at += STEP) {
    change(steps[at]!, steps[at + LOAD]!, 1);
    change(steps[at + LAST]! + 1, -steps[at + LOAD]!, -1);
  }

  const sum: number[] = [];
  const sorted = [...changes].sort(([a], [b]) => a - b);
  let load = 0;
  let count = 0;
  sorted.forEach(([first, by], index) => {
    load += by.load;
    count += by.count;
    const next = sorted[index + 1];
    if (next && count > 0) appendStep(sum, first, next[0] - 1, load);
  });
  return Int32Array.from(sum);
}

/** Adds a step, or extends the last one if it ends on the previous day with the same load. */
function appendStep(steps: number[], first: number, last: number, load: number): void {
  const at = steps.length - STEP;
  if (at >= 0 && steps[at + LAST] === first - 1 && steps[at + LOAD] === load) steps[at + LAST] = last;
  else steps.push(first, last, load);
}

/** The index of the first step that ends on `day` or later, or the array's length if there is none. */
function firstStepUntil(curve: LoadCurve, day: number): number {
  let low = 0;
  let high = curve.length / STEP;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (curve[middle * STEP + LAST]! < day) low = middle + 1;
    else high = middle;
  }
  return low * STEP;
}

function unpackSteps(steps: ArrayLike<number>): LoadStep[] {
  return Array.from({ length: steps.length / STEP }, (_, index) => ({
    startDate: dayAt(steps[index * STEP]!),
    endDate: dayAt(steps[index * STEP + LAST]!),
    load: steps[index * STEP + LOAD]!,
  }));
}
