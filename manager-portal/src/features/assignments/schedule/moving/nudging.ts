import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { isRunning } from '@erm/contracts/split-assignment';
import { fromToday, judge, keepWithin, type Verdict } from './moving';
import { shiftDates } from '@erm/portal-kit/planning';
import type { RowModel } from '../engineers/row-model';

const STEP_PERCENT = 5;
const FULL_TIME = 100;

/** A change by a single key: an end that moves by days, or the percentage by one step. */
export type Nudge = { end: 'start' | 'end'; days: 1 | -1 } | { steps: 1 | -1 };

/** With Shift, the brackets move an end later instead of earlier. US keyboards name them by what Shift types. */
export function nudgeOf(key: string): Nudge | undefined {
  const nudges: Record<string, Nudge> = {
    '[': { end: 'start', days: -1 },
    '{': { end: 'start', days: 1 },
    ']': { end: 'end', days: -1 },
    '}': { end: 'end', days: 1 },
    '-': { steps: -1 },
    '+': { steps: 1 },
    '=': { steps: 1 },
  };
  return nudges[key];
}

/** An assignment as it would be after some nudges, and whether the server would accept it. */
export interface Nudged {
  assignment: ScheduleAssignment;
  verdict: Verdict;
  /** Whether another percentage applies from today on only, because the assignment runs and still does with new dates. */
  splits: boolean;
}

/** Applies a nudge to what earlier ones have made of an assignment. Dates stay within those of the project. */
export function nudge(
  original: ScheduleAssignment,
  current: ScheduleAssignment,
  by: Nudge,
  { model, project, today }: { model: RowModel; project: ScheduleProject | undefined; today: CalendarDay },
): Nudged {
  const next = { ...current };
  if ('steps' in by) next.allocationPercentage = stepPercent(current.allocationPercentage, by.steps);
  else {
    const moved = shiftDates(current, by.end, by.days);
    const { startDate, endDate } = project ? keepWithin(moved, by.end, project) : moved;
    Object.assign(next, { startDate, endDate });
  }
  const splits =
    next.allocationPercentage !== original.allocationPercentage &&
    original.projectId !== null &&
    isRunning(original, today) &&
    isRunning(next, today);
  const { startDate, endDate } = splits ? fromToday(original, next, today) : next;
  const dates = { assignment: original, startDate, endDate };
  return { assignment: next, splits, verdict: judge(model, dates, next.allocationPercentage) };
}

/** To the next multiple of five, from five to a full-time day. Less than five never becomes more by asking for less. */
function stepPercent(percentage: number, steps: 1 | -1): number {
  if (steps > 0) {
    return Math.min(FULL_TIME, Math.floor(percentage / STEP_PERCENT) * STEP_PERCENT + STEP_PERCENT);
  }
  const next = Math.ceil(percentage / STEP_PERCENT) * STEP_PERCENT - STEP_PERCENT;
  return Math.min(percentage, Math.max(STEP_PERCENT, next));
}
