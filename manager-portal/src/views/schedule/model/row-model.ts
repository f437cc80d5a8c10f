import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { curveOf, type LoadCurve } from '@erm/contracts/load-curve';
import type { DeletedEngineerRow, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import {
  assignLanes,
  compactCells,
  type GridRow,
  isSameLanes,
  type Lanes,
  MORE,
  noLanes,
  overloadsAhead,
  type RowCell,
  rowCells,
  rowHeight,
  runsOf,
} from '@erm/planning';

/** A row ready to draw. */
export interface RowModel extends ScheduleRow, GridRow {
  /** Whether the engineer was deleted: their assignments are no load, and can only be handed over or deleted. */
  isDeleted: boolean;
  curve: LoadCurve;
  lanes: Lanes<ScheduleAssignment>;
  cells: RowCell<ScheduleAssignment>[];
  /** The first overload from today on. */
  overload: OverloadDays | undefined;
  /** Whether the row shows runs instead of bars. */
  isCompact: boolean;
}

/** The assignments that a cell lists: those without a lane, or those of a run. */
export function listedAt({ lanes, cells }: RowModel, cell: string): readonly ScheduleAssignment[] {
  if (cell === MORE) return lanes.hidden;
  const run = cells.find(({ _id }) => _id === cell)?.run;
  return run && !run.bars.some(({ _id }) => _id === cell) ? run.bars : [];
}

/** The overload behind a cell, if it is one. */
export function overloadAt(model: RowModel | undefined, cell: string): OverloadDays | undefined {
  return model?.cells.find(({ _id }) => _id === cell)?.overload;
}

/** How a grid draws its rows. */
export interface RowLook {
  /** The days that rows make room for; all by default. */
  nearby?: DaySpan;
  isCompact?: boolean;
}

const models = new WeakMap<ScheduleRow | DeletedEngineerRow, { model: RowModel; look: RowLook }>();

/**
 * Rows keep their identity until they change, and so do their models, unless other days in sight need other lanes.
 */
export function rowModel(
  row: ScheduleRow | DeletedEngineerRow,
  today: CalendarDay,
  look: RowLook = {},
): RowModel {
  const { nearby, isCompact = false } = look;
  const known = models.get(row);
  if (known && known.look.nearby === nearby && known.model.isCompact === isCompact) return known.model;
  const lanes = isCompact ? noLanes<ScheduleAssignment>() : assignLanes(row.assignments, nearby);
  const isSame = known?.model.isCompact === isCompact && isSameLanes(known.model.lanes, lanes);
  const model = isSame ? known.model : modelOf(row, today, lanes, isCompact);
  models.set(row, { model, look });
  return model;
}

function modelOf(
  row: ScheduleRow | DeletedEngineerRow,
  today: CalendarDay,
  lanes: Lanes<ScheduleAssignment>,
  isCompact: boolean,
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
    cells: isCompact ? compactCells(runsOf(assignments), overloads) : rowCells(lanes, overloads),
    overload: overloads[0],
    isCompact,
  };
}

/** Height of a row header with the name, the verdict, and the skills that the engineer has and misses. */
const HANDOVER_PX = 82;

/** Room a row needs while changes are proposed in it. */
export interface Room {
  lanes: number;
  /** Whether the header lists the engineer's skills that match the assignment being handed over. */
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
