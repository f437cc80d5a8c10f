import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { curveOf, type LoadCurve } from '@erm/contracts/load-curve';
import type { DeletedEngineerRow, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import {
  assignLanes,
  type GridRow,
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

const models = new WeakMap<ScheduleRow | DeletedEngineerRow, RowModel>();

/** Computed once per row, because rows keep their identity until they change. */
export function rowModel(row: ScheduleRow | DeletedEngineerRow, today: CalendarDay): RowModel {
  const known = models.get(row);
  if (known) return known;
  const isDeleted = !('engineer' in row);
  const { engineer, load, assignments } = isDeleted ? ofDeletedEngineer(row) : row;
  const lanes = assignLanes(assignments);
  const curve = curveOf(load);
  const overloads = isDeleted ? [] : overloadsAhead(engineer.maxCapacity, curve, today);
  const model: RowModel = {
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
  models.set(row, model);
  return model;
}

/** Stand-in for a deleted engineer, of whom nothing is known. */
function ofDeletedEngineer({ engineerId, assignments }: DeletedEngineerRow): ScheduleRow {
  const engineer = { _id: engineerId, name: 'Deleted Engineer', seniority: null, department: '' };
  return { engineer: { ...engineer, maxCapacity: 0, version: 0, skills: [] }, load: [], assignments };
}
