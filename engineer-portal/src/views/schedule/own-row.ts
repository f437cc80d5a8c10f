import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { CapacityAssignment, EngineerCapacity } from '@erm/contracts/engineers';
import { searchText, textMatcher } from '@erm/contracts/fold-text';
import { loadCurve, peakLoad, type LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { assignLanes, type Lanes, rowHeight } from '@erm/planning';

const FAR_DAYS = 3660;

export interface Stop extends DaySpan {
  id: string;
}

/** The engineer's own row as it is drawn. */
export interface OwnRow {
  engineer: EngineerCapacity;
  curve: LoadCurve;
  lanes: Lanes<CapacityAssignment>;
  height: number;
  /** The drawn assignments in order of their start. */
  cells: CapacityAssignment[];
  /** The days today or later that are over capacity, the first ones first. */
  overloads: OverloadDays[];
  /** Where the arrow keys stop: both of these, in order of their start. */
  stops: Stop[];
}

/** Whether it goes on although its project is completed. */
export const isOfCompleted = ({ projectId }: Pick<CapacityAssignment, 'projectId'>): boolean =>
  projectId?.status === 'completed';

/** @param q what a project's name must contain; the load counts all assignments */
export function ownRow(engineer: EngineerCapacity, q: string, today: CalendarDay): OwnRow {
  const { assignments, maxCapacity } = engineer;
  const curve = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const matches = textMatcher(q);
  const shown = assignments.filter(({ projectName }) => matches(searchText([projectName])));
  const lanes = assignLanes(shown);
  const ahead = { startDate: today, endDate: addDays(today, FAR_DAYS) };
  const cells = lanes.bars.map(({ bar }) => bar);
  const overloads = overloadDays({ maxCapacity, load: curve, calendar: MONDAY_TO_FRIDAY }, ahead);
  const stops = [
    ...cells.map(({ _id, startDate, endDate }) => ({ id: _id, startDate, endDate })),
    ...overloads.map(({ startDate, endDate }) => ({ id: overloadId(startDate), startDate, endDate })),
  ].sort((one, other) => one.startDate.localeCompare(other.startDate));
  return { engineer, curve, lanes, height: rowHeight(lanes), cells, overloads, stops };
}

/** The cell of an overload, as opposed to an assignment. */
export const overloadId = (startDate: CalendarDay) => `over-${startDate}`;

/** The highest load in some days, of an overload in its working days: "100 of 80%", or "100%" of a full-time day. */
export function peakText({ engineer: { maxCapacity }, curve }: OwnRow, days: DaySpan | OverloadDays): string {
  const peak = 'peak' in days ? days.peak : peakLoad(curve, days);
  return maxCapacity === 100 ? `${peak}%` : `${peak} of ${maxCapacity}%`;
}
