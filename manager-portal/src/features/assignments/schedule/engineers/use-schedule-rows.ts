import {
  type Ghosts,
  type GridCell,
  HEAD,
  indexOfSame,
  isSameRange,
  LANES_TOP_PX,
  type PlacedRows,
  type RowRange,
  type TimeCanvas,
  useArrival,
  useBeginning,
  useMotion,
  usePlacedRows,
} from '@erm/planning';
import { useMemo, useState } from 'react';
import { boxesOf } from '../bars/boxes-of';
import { rowModel, type RowModel } from './row-model';
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

/** The rows of a schedule: as data, and which of them to draw where. */
export interface ScheduleRows {
  data: ScheduleData;
  modelAt: (index: number) => RowModel | undefined;
  /** The index of an engineer's row, if it is loaded. */
  indexOf: (engineerId: string) => number | undefined;
  placed: PlacedRows;
  /** Where what you hold is drawn. */
  ghosts: Ghosts;
  /** Whether the row to begin with is not in sight yet. */
  isArriving: boolean;
  /** What a link has led to, once its row is in sight. */
  arrivedAt: GridCell | null;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface ScheduleRowsOptions extends Omit<ScheduleSearch, 'days'> {
  canvas: TimeCanvas;
  /** The ID of what a link leads to: an engineer or an assignment. */
  linked: string | null;
  /** The ID of the row that the view begins with if nothing is linked. */
  at: string | null;
  /** The index of a row that stays drawn, because it has the focus. */
  kept: number;
  /** The indexes of rows that stay loaded, because something in them is picked. */
  picked: readonly number[];
}

/** Loads and places the rows in sight. */
export function useScheduleRows(options: ScheduleRowsOptions): ScheduleRows {
  const { canvas, q, filter, today, linked, at, kept, picked } = options;
  const search = { q, filter, days: canvas.drawn, today };
  const { sought, isLinked, settle, choose } = useBeginning(linked, at);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  const { data: place, isError } = useSchedulePlaceOf(sought, search);
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place && !isError;
  const startRow = sought === null ? null : (place?.row ?? null);
  const rows = startRow === null ? wanted : ([startRow, startRow] as const);
  const data = useSchedule({ ...search, rows: isFinding ? null : rows, kept, picked });
  const count = data.totals || data.error ? data.rowCount : SKELETON_ROWS;
  const modelAt = (index: number) => {
    const row = data.rows.get(index);
    return row && rowModel(row, today);
  };
  const indexes = useMemo(
    () => new Map([...data.rows].map(([index, row]) => [rowModel(row, today).engineer._id, index])),
    [data.rows, today],
  );
  const indexOf = (engineerId: string) => indexes.get(engineerId);
  const placed = usePlacedRows({
    rows: data.rows,
    heights: Array.from({ length: count }, (_, index) => modelAt(index)?.height),
    emptyHeight: EMPTY_ROW_PX,
    canvas,
    overscan: OVERSCAN,
    kept,
    indexNow: indexOfSame(data.rows, (row) => rowModel(row, today).engineer._id),
    onInSight([firstInSight, lastInSight]) {
      const first = Math.max(0, stepOf(firstInSight) - LOAD_STEP);
      const last = Math.max(first, Math.min(count - 1, stepOf(lastInSight) + 2 * LOAD_STEP - 1));
      setWanted(isSameRange(wanted, [first, last]) ? wanted : [first, last]);
    },
  });
  const ghosts = useMotion(canvas, {
    placed,
    modelAt,
    loaded: () => data.rows.keys(),
    keyAt(row) {
      const [model, { days } = {}] = [modelAt(row), data.daysAt(row)];
      // With other days, a row has other assignments, also where they are in sight.
      return model && days && `${model.engineer._id} ${days.startDate} ${days.endDate}`;
    },
    barsAt: (row) => boxesOf(modelAt(row)?.lanes, canvas.scale, LANES_TOP_PX),
  });
  useArrival(place, data.rowCount, () => {
    if (sought === null || !place || (place.row ?? -1) >= data.rowCount) return;
    settle();
    const { row, days } = place;
    if (row === null) return;
    placed.scrollTo(row, isLinked ? 'center' : 'start');
    if (!isLinked) return;
    if (days) canvas.reveal(days);
    setArrivedAt({ row, cell: days ? sought : HEAD });
  });
  return { data, modelAt, indexOf, placed, ghosts, isArriving: sought !== null, arrivedAt, choose };
}

const stepOf = (index: number) => Math.floor(index / LOAD_STEP) * LOAD_STEP;
