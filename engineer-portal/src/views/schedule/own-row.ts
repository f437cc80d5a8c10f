import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { CapacityAssignment, EngineerCapacity } from '@erm/contracts/engineers';
import { searchText, textMatcher } from '@erm/contracts/fold-text';
import { loadCurve, peakLoad, type LoadCurve } from '@erm/contracts/load-curve';
import {
  assignLanes,
  type GridRow,
  type Lanes,
  overloadsAhead,
  type RowCell,
  rowCells,
  rowHeight,
} from '@erm/planning';

/** The engineer's own row, ready to draw. */
export interface OwnRow extends GridRow {
  engineer: EngineerCapacity;
  curve: LoadCurve;
  lanes: Lanes<CapacityAssignment>;
  cells: RowCell<CapacityAssignment>[];
  /** The days today or later that are over capacity, the first ones first. */
  overloads: OverloadDays[];
}

/** Whether the project is completed although the assignment continues. */
export const isOfCompleted = ({ projectId }: Pick<CapacityAssignment, 'projectId'>): boolean =>
  projectId?.status === 'completed';

/** @param q part of a project's name to filter by; the load counts all assignments */
export function ownRow(engineer: EngineerCapacity, q: string, today: CalendarDay): OwnRow {
  const { _id, assignments, maxCapacity } = engineer;
  const curve = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const matches = textMatcher(q);
  const lanes = assignLanes(assignments.filter(({ projectName }) => matches(searchText([projectName]))));
  const overloads = overloadsAhead(maxCapacity, curve, today);
  const cells = rowCells(lanes, overloads);
  return { id: _id, engineer, curve, lanes, height: rowHeight(lanes), cells, overloads };
}

/** The assignments that the row shows, in order of their start: those in lanes before the others. */
export const shownIn = ({ lanes: { bars, hidden } }: OwnRow): CapacityAssignment[] => [
  ...bars.map(({ bar }) => bar),
  ...hidden,
];

/** The highest load in some days, of an overload in its working days: "100 of 80%", or "100%" of a full-time day. */
export function peakText({ engineer: { maxCapacity }, curve }: OwnRow, days: DaySpan | OverloadDays): string {
  const peak = 'peak' in days ? days.peak : peakLoad(curve, days);
  return maxCapacity === 100 ? `${peak}%` : `${peak} of ${maxCapacity}%`;
}
