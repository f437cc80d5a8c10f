import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { curveOf, type LoadCurve } from '@erm/contracts/load-curve';
import type { DeletedEngineerRow, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import {
  assignLanes,
  type GridRow,
  isSameLanes,
  type Lanes,
  overloadsAhead,
  type RowCell,
  rowCells,
  rowHeight,
} from '@erm/planning';

/** A row as it is drawn. */
export interface RowModel extends ScheduleRow, GridRow {
  /** Whether the engineer was deleted: their assignments are no load, and can only be handed over or deleted. */
  isDeleted: boolean;
  curve: LoadCurve;
  lanes: Lanes<ScheduleAssignment>;
  cells: RowCell<ScheduleAssignment>[];
  /** The first overload from today on. */
  overload: OverloadDays | undefined;
}

/** The overload of a cell, if it is one. */
export function overloadAt(model: RowModel | undefined, cell: string): OverloadDays | undefined {
  return model?.cells.find(({ _id }) => _id === cell)?.overload;
}

const models = new WeakMap<
  ScheduleRow | DeletedEngineerRow,
  { model: RowModel; nearby: DaySpan | undefined }
>();

/**
 * Rows keep their identity until they change, and so do their models, unless other days in sight need other lanes.
 * @param nearby the days that the row makes room for; all by default
 */
export function rowModel(
  row: ScheduleRow | DeletedEngineerRow,
  today: CalendarDay,
  nearby?: DaySpan,
): RowModel {
  const known = models.get(row);
  if (known && known.nearby === nearby) return known.model;
  const lanes = assignLanes(row.assignments, nearby);
  const model = known && isSameLanes(known.model.lanes, lanes) ? known.model : modelOf(row, today, lanes);
  models.set(row, { model, nearby });
  return model;
}

function modelOf(
  row: ScheduleRow | DeletedEngineerRow,
  today: CalendarDay,
  lanes: Lanes<ScheduleAssignment>,
): RowModel {
  const isDeleted = !('engineer' in row);
  const { engineer, load, assignments } = isDeleted ? ofDeletedEngineer(row) : row;
  const curve = curveOf(load);
  const overloads = isDeleted ? [] : overloadsAhead(engineer.maxCapacity, curve, today);
  return {
    id: engineer._id,
    engineer,
    load,
    assignments,
    isDeleted,
    curve,
    lanes,
    height: rowHeight(lanes),
    cells: rowCells(lanes, overloads),
    overload: overloads[0],
  };
}

/** Height of a row header with the name, the verdict, and the skills that the engineer has and misses. */
const HANDOVER_PX = 82;

/** What a row needs while changes are proposed in it. */
export interface Room {
  lanes: number;
  /** Whether the header says which skills an engineer brings to what is handed over. */
  isHandover: boolean;
}

/** A row with room for proposed changes. */
export function withRoom(model: RowModel, { lanes: wanted, isHandover }: Room): RowModel {
  const lanes = { ...model.lanes, count: Math.max(model.lanes.count, wanted) };
  return { ...model, lanes, height: Math.max(rowHeight(lanes), isHandover ? HANDOVER_PX : 0) };
}

/** Stand-in for a deleted engineer, of whom nothing is known. */
function ofDeletedEngineer({ engineerId, assignments }: DeletedEngineerRow): ScheduleRow {
  const engineer = { _id: engineerId, name: 'Deleted Engineer', seniority: null, department: '' };
  return { engineer: { ...engineer, maxCapacity: 0, version: 0, skills: [] }, load: [], assignments };
}
