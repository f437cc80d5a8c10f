import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { AXIS_PX, HEAD, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { useEffect, useEffectEvent, useState } from 'react';
import { rangeWith } from '../../../../shared/range-with';
import { useBeginning } from '../../../../shared/use-beginning';
import { useMeasureInPlace } from '../../../../shared/use-measure-in-place';
import { rowModel, type RowModel } from './row-model';
import { useSchedule, useSchedulePlaceOf, type ScheduleData } from './schedule-queries';
import type { ScheduleSearch } from './schedule-search';

const OVERSCAN = 4;
/** Rows are loaded in such steps, and as many before and after those in sight, so that you see them load only after a jump. */
const LOAD_STEP = 20;
/** The height of a row that is not loaded yet. */
const EMPTY_ROW_PX = 48;
/** Rows that are drawn before anything is loaded. */
const SKELETON_ROWS = 8;
/** Until the number of rows is known. */
const FIRST_ROWS: readonly [number, number] = [0, 1];

/** The rows of a schedule: as data, and which of them to draw where. */
export interface ScheduleRows {
  data: ScheduleData;
  modelAt: (index: number) => RowModel | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
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
}

/** Loads and places the rows in sight. Heights follow from the data, so nothing is measured. */
export function useScheduleRows(options: ScheduleRowsOptions): ScheduleRows {
  const { canvas, q, filter, today, linked, at, kept } = options;
  const search = { q, filter, days: canvas.drawn, today };
  const { sought, isLinked, settle, choose } = useBeginning(linked, at);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  const { data: place, isError } = useSchedulePlaceOf(sought, search);
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place && !isError;
  const startRow = sought === null ? null : (place?.row ?? null);
  const rows = startRow === null ? wanted : ([startRow, startRow] as const);
  const data = useSchedule({ ...search, rows: isFinding ? null : rows, kept });
  const count = data.totals || data.error ? data.rowCount : SKELETON_ROWS;
  const modelAt = (index: number) => {
    const row = data.rows.get(index);
    return row && rowModel(row, today);
  };
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: canvas.scroller,
    estimateSize: (index) => modelAt(index)?.height ?? EMPTY_ROW_PX,
    overscan: OVERSCAN,
    // What scrolls begins with the axis, of which the virtualizer does not know.
    scrollPaddingEnd: AXIS_PX,
    rangeExtractor: rangeWith(kept, count),
    useFlushSync: false,
  });

  // The heights are another function with every answer.
  const heights = [...data.rows].map(([index]) => `${index}:${modelAt(index)!.height}`).join();
  useMeasureInPlace(virtualizer, heights, kept);

  const range = virtualizer.range;
  const first = Math.max(0, stepOf(range?.startIndex ?? 0) - LOAD_STEP);
  const last = Math.max(first, Math.min(count - 1, stepOf(range?.endIndex ?? 0) + 2 * LOAD_STEP - 1));
  useEffect(() => setWanted([first, last]), [first, last]);

  const arrive = useEffectEvent(() => {
    if (sought === null || !place || (place.row ?? -1) >= data.rowCount) return;
    settle();
    const { row, days } = place;
    if (row === null) return;
    virtualizer.scrollToIndex(row, { align: isLinked ? 'center' : 'start' });
    // Until the scroller says what is in sight now.
    setWanted([row, row]);
    if (!isLinked) return;
    if (days) canvas.reveal(days);
    setArrivedAt({ row, cell: days ? sought : HEAD });
  });
  useEffect(() => arrive(), [place, data.rowCount]);
  return { data, modelAt, virtualizer, isArriving: sought !== null, arrivedAt, choose };
}

const stepOf = (index: number) => Math.floor(index / LOAD_STEP) * LOAD_STEP;
