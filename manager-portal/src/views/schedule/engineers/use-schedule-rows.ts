import {
  type Ghosts,
  HEAD,
  isSameRange,
  LANES_TOP_PX,
  RowList,
  type RowRange,
  type TimeCanvas,
  type TimeRows,
  useActiveCell,
  useActiveState,
  useArrival,
  useBeginning,
  useMotion,
  usePlacedRows,
} from '@erm/planning';
import { useMemo, useState } from 'react';
import { boxesOf } from '../bars/boxes-of';
import { rowModel, type RowModel } from '../model/row-model';
import { useSchedule, useSchedulePlaceOf, type ScheduleData } from './schedule-queries';
import type { ScheduleSearch } from './schedule-search';

const OVERSCAN = 4;
/** Rows are loaded in such steps, and as many before and after those in sight, so that you see them load only after a jump. */
const LOAD_STEP = 20;
/** The height of a row as long as none is loaded. */
const EMPTY_ROW_PX = 48;
/** Rows that are drawn before anything is loaded. */
const SKELETON_ROWS = 8;
/** Until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

/** The rows of a schedule: as data, and which of them to draw where. Their IDs are those of the engineers. */
export interface ScheduleRows extends TimeRows<RowModel> {
  data: ScheduleData;
  /** Where what you hold is drawn. */
  ghosts: Ghosts;
  /** Whether the row to begin with is not in sight yet. */
  isArriving: boolean;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface ScheduleRowsOptions extends Omit<ScheduleSearch, 'days'> {
  canvas: TimeCanvas;
  /** The ID of what a link leads to: an engineer or an assignment. */
  linked: string | null;
  /** The ID of the row that the view begins with if nothing is linked. */
  at: string | null;
  /** The indexes of rows that stay loaded, because something in them is picked. */
  picked: readonly number[];
}

/** Loads and places the rows in sight. */
export function useScheduleRows(options: ScheduleRowsOptions): ScheduleRows {
  const { canvas, q, filter, today, linked, at, picked } = options;
  const search = { q, filter, days: canvas.drawn, today };
  const { sought, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at);
  const activeState = useActiveState();
  const { data: place, isError } = useSchedulePlaceOf(sought, search);
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place && !isError;
  const startRow = sought === null ? null : (place?.row ?? null);
  const read = startRow === null ? wanted : ([startRow, startRow] as const);
  const [{ index: kept }] = activeState;
  const data = useSchedule({ ...search, rows: isFinding ? null : read, kept, picked });
  const count = data.totals || data.error ? data.rowCount : SKELETON_ROWS;
  const rows = useMemo(
    () =>
      RowList.of(count, (index) => {
        const row = data.rows.get(index);
        return row && rowModel(row, today);
      }),
    [data.rows, count, today],
  );
  const { active, onActive } = useActiveCell(rows, activeState);
  const placed = usePlacedRows({
    rows,
    emptyHeight: EMPTY_ROW_PX,
    canvas,
    overscan: OVERSCAN,
    kept: active.row,
    onInSight([firstInSight, lastInSight]) {
      const first = Math.max(0, stepOf(firstInSight) - LOAD_STEP);
      const last = Math.max(first, Math.min(count - 1, stepOf(lastInSight) + 2 * LOAD_STEP - 1));
      setWanted(isSameRange(wanted, [first, last]) ? wanted : [first, last]);
    },
  });
  const ghosts = useMotion(canvas, {
    rows,
    placed,
    daysAt: (row) => data.daysAt(row)?.days,
    barsAt: (row) => boxesOf(rows.at(row)?.lanes, canvas.scale, LANES_TOP_PX),
  });
  useArrival(place, data.rowCount, () => {
    if (sought === null || !place || (place.row ?? -1) >= data.rowCount) return;
    const { row, days } = place;
    if (row === null) settle();
    else arriveAt({ row: rows.idAt(row), cell: days ? sought : HEAD }, days, placed, canvas);
  });
  return { data, rows, placed, ghosts, active, onActive, isArriving: sought !== null, arrivedAt, choose };
}

const stepOf = (index: number) => Math.floor(index / LOAD_STEP) * LOAD_STEP;
