import type { CalendarDay } from '@erm/contracts/calendar-day';
import { shiftDates } from '@erm/planning';
import type { Projects } from '../model/schedule-texts';
import type { Change } from './change';
import { keepWithin } from './dates';

const STEP_PERCENT = 5;
const FULL_TIME = 100;

/** A change by a single key: moves an end by days, or the percentage by one step. */
export type Nudge = { end: 'start' | 'end'; days: 1 | -1 } | { steps: 1 | -1 };

/** Applies a nudge on top of earlier ones. Completed assignments keep their percentage. */
export function nudge(change: Change, by: Nudge, projects: Projects, today: CalendarDay): Change {
  if ('steps' in by) {
    if (change.assignment.endDate < today) return change;
    return { ...change, allocationPercentage: stepPercent(change.allocationPercentage, by.steps) };
  }
  const project = projects.get(change.assignment.projectId ?? '');
  const moved = shiftDates(change, by.end, by.days);
  const { startDate, endDate } = project ? keepWithin(moved, by.end, project) : moved;
  return { ...change, startDate, endDate };
}

/** To the next multiple of five, between 5 and 100. Below five, stepping down never increases it. */
function stepPercent(percentage: number, steps: 1 | -1): number {
  if (steps > 0) {
    return Math.min(FULL_TIME, Math.floor(percentage / STEP_PERCENT) * STEP_PERCENT + STEP_PERCENT);
  }
  const next = Math.ceil(percentage / STEP_PERCENT) * STEP_PERCENT - STEP_PERCENT;
  return Math.min(percentage, Math.max(STEP_PERCENT, next));
}
