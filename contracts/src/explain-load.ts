import { overloadDays, type OverloadDays, type WorkingEngineer } from './availability';
import type { CalendarDay, DaySpan } from './calendar-day';
import { remainingCapacity } from './capacity';
import { loadCurve, loadSteps, type Allocation } from './load-curve';
import { workingPart } from './work-calendar';

/** The breakdown of an engineer's load on the busiest days of a span. */
export interface LoadExplanation<Part extends Allocation> {
  /** The first days of the span with the highest load, on which it is made of the same parts. */
  days: DaySpan;
  /** The sum of the parts, in percent. */
  load: number;
  /** The allocations that include these days, except those of 0%. */
  parts: Part[];
  maxCapacity: number;
  free: number;
  /** All days over capacity in a row that include any of these, also outside the span. */
  over: OverloadDays | null;
  /** The rule in one sentence. */
  rule: string;
}

/** Describes a load in one sentence. */
export const LOAD_RULE = 'The load on a day is the sum of all assignments on that day.';
const OVER_RULE = `${LOAD_RULE} It should not exceed the max capacity.`;

/**
 * Explains the highest load of a span, or of a day if it starts and ends on the same.
 * @param counted the days whose load counts; by default those on which the engineer works, and can be over capacity
 * @returns null for a span in which no day counts
 */
export function explainLoad<Part extends Allocation>(
  allocations: readonly Part[],
  engineer: Omit<WorkingEngineer, 'load'>,
  span: DaySpan,
  counted = engineer.calendar,
): LoadExplanation<Part> | null {
  const load = loadCurve(allocations);
  const steps = loadSteps(load, span).flatMap((step) => {
    const days = workingPart(step, counted);
    return days ? [{ ...step, ...days }] : [];
  });
  const [first, ...later] = steps;
  if (!first) return null;
  const peak = later.reduce((highest, step) => (step.load > highest.load ? step : highest), first);
  const parts = allocations.filter(
    ({ allocationPercentage, ...days }) => allocationPercentage > 0 && includes(days, peak.startDate),
  );
  const ends = [peak.endDate, ...parts.map(({ endDate }) => endDate)].sort();
  const days = { startDate: peak.startDate, endDate: ends[0]! };
  const isOver = peak.load > engineer.maxCapacity;
  const ranges = isOver ? overloadDays({ ...engineer, load }, wholeSpan(allocations, span)) : [];
  const over = ranges.find(
    ({ startDate, endDate }) => startDate <= days.endDate && days.startDate <= endDate,
  );
  return {
    days,
    load: peak.load,
    parts,
    maxCapacity: engineer.maxCapacity,
    free: remainingCapacity(engineer.maxCapacity, peak.load),
    over: over ?? null,
    rule: over ? OVER_RULE : LOAD_RULE,
  };
}

/** The breakdown of a mean, in percent-days. */
export interface PercentDays {
  load: number;
  /** The maximum possible load. */
  capacity: number;
}

/** Adds up the load and the capacity of several engineers on their working days of a span. */
export function percentDays(engineers: readonly WorkingEngineer[], span: DaySpan): PercentDays {
  const sum: PercentDays = { load: 0, capacity: 0 };
  for (const engineer of engineers) {
    for (const step of loadSteps(engineer.load, span)) {
      const days = engineer.calendar.countWorkingDays(step);
      sum.load += days * step.load;
      sum.capacity += days * engineer.maxCapacity;
    }
  }
  return sum;
}

/** A mean as an equation: "85% = 1,870 of 2,200 percent-days". */
export function explainMean({ load, capacity }: PercentDays): string {
  const percent = capacity === 0 ? '–' : `${Math.round((load / capacity) * 100)}%`;
  return `${percent} = ${count(load)} of ${count(capacity)} percent-days`;
}

/** What Avg Utilization is, in one sentence. */
export const AVERAGE_RULE =
  'The average allocation of all engineers today, regardless of their max capacity.';

/** Avg Utilization (product-rules#capacity) as an equation: "76% = 1,824% ÷ 24 engineers". */
export function explainAverage(average: number, load: number, engineers: number): string {
  const divisor = `${count(engineers)} ${engineers === 1 ? 'engineer' : 'engineers'}`;
  return `${average}% = ${count(load)}% ÷ ${divisor}`;
}

const count = (number: number) => number.toLocaleString('en-US');

function includes({ startDate, endDate }: DaySpan, day: CalendarDay): boolean {
  return startDate <= day && day <= endDate;
}

/** The days of the span and of all allocations. */
function wholeSpan(allocations: readonly Allocation[], span: DaySpan): DaySpan {
  const all = [span, ...allocations];
  return {
    startDate: all.map(({ startDate }) => startDate).sort()[0]!,
    endDate: all
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1)!,
  };
}
