import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { addDays, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import type { Laned, Lanes } from './lanes';
import type { Run } from './runs';

const FAR_DAYS = 3660;

/**
 * A cell of an engineer's row: an assignment, an overload, the button that lists assignments without a lane, or in compact
 * rows a run.
 */
export interface RowCell<Bar> extends DaySpan {
  _id: string;
  assigned?: Lanes<Bar>['bars'][number];
  overload?: OverloadDays;
  run?: Run<Bar>;
}

/** Cell ID of the button that lists assignments without a lane. */
export const MORE = 'more';

/** Spans from today on in which an engineer is over capacity. */
export function overloadsAhead(maxCapacity: number, load: LoadCurve, today: CalendarDay): OverloadDays[] {
  const ahead = { startDate: today, endDate: addDays(today, FAR_DAYS) };
  return overloadDays({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY }, ahead);
}

/** Cells of an engineer's row: assignments and overloads by start, then the button. */
export function rowCells<Bar extends Laned>(
  { bars, hidden }: Lanes<Bar>,
  overloads: readonly OverloadDays[],
): RowCell<Bar>[] {
  const assigned = bars.map((placed) => {
    const { _id, startDate, endDate } = placed.bar;
    return { _id, startDate, endDate, assigned: placed };
  });
  const inTime = inOrder([...assigned, ...overloadCells(overloads)]);
  const [first] = hidden;
  return first ? [...inTime, { _id: MORE, startDate: first.startDate, endDate: lastDayOf(hidden) }] : inTime;
}

/** Cells of a compact row: runs and overloads by start. */
export function compactCells<Bar>(
  runs: readonly Run<Bar>[],
  overloads: readonly OverloadDays[],
): RowCell<Bar>[] {
  const assigned = runs.map((run) => {
    const { _id, startDate, endDate } = run;
    return { _id, startDate, endDate, run };
  });
  return inOrder([...assigned, ...overloadCells(overloads)]);
}

const overloadCells = (overloads: readonly OverloadDays[]) =>
  overloads.map((overload) => {
    const { startDate, endDate } = overload;
    return { _id: `over ${startDate}`, startDate, endDate, overload };
  });

function inOrder<Bar>(cells: RowCell<Bar>[]): RowCell<Bar>[] {
  return cells.sort((one, other) => dayNumber(one.startDate) - dayNumber(other.startDate));
}

/** The latest end of several spans. */
export function lastDayOf(spans: readonly DaySpan[]): CalendarDay {
  return spans.reduce((last, { endDate }) => (endDate > last ? endDate : last), '');
}
