import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import type { CapacityAssignment, EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, peakLoad, type LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { assignLanes, rowHeight, type Lanes } from '@erm/portal-kit/planning';

const FAR_DAYS = 3660;

/** The engineer's own row as it is drawn. */
export interface OwnRow {
  engineer: EngineerCapacity;
  curve: LoadCurve;
  lanes: Lanes<CapacityAssignment>;
  height: number;
  /** The drawn assignments in order of their start: the cells of the row. */
  cells: CapacityAssignment[];
  /** The first days today or later that are over capacity. */
  overload: OverloadDays | undefined;
}

/** @param q what a project's name must contain; the load counts all assignments */
export function ownRow(engineer: EngineerCapacity, q: string, today: CalendarDay): OwnRow {
  const { assignments, maxCapacity } = engineer;
  const curve = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const shown = assignments.filter(({ projectName }) =>
    projectName.toLowerCase().includes(q.trim().toLowerCase()),
  );
  const lanes = assignLanes(shown);
  const ahead = { startDate: today, endDate: addDays(today, FAR_DAYS) };
  return {
    ...{ engineer, curve, lanes, height: rowHeight(lanes), cells: lanes.bars.map(({ bar }) => bar) },
    overload: overloadDays({ maxCapacity, load: curve, calendar: MONDAY_TO_FRIDAY }, ahead)[0],
  };
}

/** The highest load in some days: "100 of 80%", or "100%" of a full-time day. */
export function peakText({ engineer: { maxCapacity }, curve }: OwnRow, span: Parameters<typeof peakLoad>[1]) {
  const peak = peakLoad(curve, span);
  return maxCapacity === 100 ? `${peak}%` : `${peak} of ${maxCapacity}%`;
}
