import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { curveOf, type LoadCurve } from '@erm/contracts/load-curve';
import type { DeletedEngineerRow, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { assignLanes, type GridRow, type Lanes, rowHeight } from '@erm/planning';

const FAR_DAYS = 3660;

/** A row as it is drawn. */
export interface RowModel extends ScheduleRow, GridRow {
  /** Whether the engineer was deleted: then their assignments can be handed over or deleted, but nothing is load. */
  isDeleted: boolean;
  curve: LoadCurve;
  lanes: Lanes<ScheduleAssignment>;
  /** The drawn assignments and overloads in order of their start, then the button of the others. */
  cells: RowCell[];
  /** The first days today or later that are over capacity. */
  overload: OverloadDays | undefined;
}

/** A cell of a row: of a drawn assignment, of an overload, or of the button that lists the others. */
interface RowCell extends DaySpan {
  _id: string;
  assigned?: Lanes<ScheduleAssignment>['bars'][number];
  overload?: OverloadDays;
}

/** The overload that a cell of a row is about, if it is about one. */
export function overloadAt(model: RowModel | undefined, cell: string): OverloadDays | undefined {
  return model?.cells.find(({ _id }) => _id === cell)?.overload;
}

/** The cell of the button that lists the assignments for which there is no lane. */
export const MORE = 'more';

const models = new WeakMap<ScheduleRow | DeletedEngineerRow, RowModel>();

/** Computed once per row, because rows keep their identity until they change. */
export function rowModel(row: ScheduleRow | DeletedEngineerRow, today: CalendarDay): RowModel {
  const known = models.get(row);
  if (known) return known;
  const isDeleted = !('engineer' in row);
  const { engineer, load, assignments } = isDeleted ? ofDeletedEngineer(row) : row;
  const lanes = assignLanes(assignments);
  const curve = curveOf(load);
  const { maxCapacity } = engineer;
  const ahead = { startDate: today, endDate: addDays(today, FAR_DAYS) };
  const overloads = overloadDays({ maxCapacity, load: curve, calendar: MONDAY_TO_FRIDAY }, ahead);
  const model: RowModel = {
    id: engineer._id,
    engineer,
    load,
    assignments,
    isDeleted,
    curve,
    lanes,
    height: rowHeight(lanes),
    cells: [...cellsInTime(lanes, isDeleted ? [] : overloads), ...moreCell(lanes)],
    overload: overloads[0],
  };
  models.set(row, model);
  return model;
}

/** As far as a row needs it, because nothing is known of them. */
function ofDeletedEngineer({ engineerId, assignments }: DeletedEngineerRow): ScheduleRow {
  const engineer = { _id: engineerId, name: 'Deleted Engineer', seniority: null, department: '' };
  return { engineer: { ...engineer, maxCapacity: 0, version: 0, skills: [] }, load: [], assignments };
}

function cellsInTime({ bars }: Lanes<ScheduleAssignment>, overloads: readonly OverloadDays[]): RowCell[] {
  const assigned = bars.map((placed) => {
    const { _id, startDate, endDate } = placed.bar;
    return { _id, startDate, endDate, assigned: placed };
  });
  const over = overloads.map((overload) => {
    const { startDate, endDate } = overload;
    return { _id: `over ${startDate}`, startDate, endDate, overload };
  });
  return [...assigned, ...over].sort((one, other) => one.startDate.localeCompare(other.startDate));
}

function moreCell({ hidden }: Lanes<ScheduleAssignment>): RowModel['cells'] {
  const [first] = hidden;
  return first ? [{ _id: MORE, startDate: first.startDate, endDate: lastDayOf(hidden) }] : [];
}

/** The last day of any of several spans. */
export function lastDayOf(spans: readonly DaySpan[]): CalendarDay {
  return spans.reduce((last, { endDate }) => (endDate > last ? endDate : last), '');
}
