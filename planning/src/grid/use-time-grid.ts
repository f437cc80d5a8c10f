import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import { type PlacedRows, useInSight } from '../rows/use-placed-rows';
import { rowsInSight } from '../sheet/rows-in-sight';
import type { GridCanvas } from '../sheet/use-time-canvas';
import { useFirstRow } from '../url/use-first-row';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { type GridCell, HEAD, useGridFocus } from './use-grid-focus';

/** Rows of a grid, their placement, and the active cell. */
export interface TimeRows<Row extends GridRow = GridRow> {
  rows: RowList<Row>;
  placed: PlacedRows;
  /** The cell in the tab order. Its row stays drawn. */
  active: GridCell;
  onActive: (cell: GridCell) => void;
  /** The target of a link, once its row is visible. */
  arrivedAt: GridCell | null;
}

interface TimeGridOptions {
  /** ID that stands for the row at a position in the URL, if it is loaded; the row's own by default. */
  linkAt?: (index: number) => string | undefined;
  /** ID of the row that has a cell now. */
  rowOf?: (cell: string) => string | undefined;
  /** Whether to focus the first row once it is shown. */
  focusesRows?: boolean;
}

/**
 * Ref and focus of a grid over days: the focus follows links and recovers from removals, and the URL keeps the first
 * visible row.
 */
export function useTimeGrid(canvas: GridCanvas, view: TimeRows, options: TimeGridOptions = {}) {
  const { rows, placed, active, onActive, arrivedAt } = view;
  const { linkAt = (index) => rows.at(index)?.id, rowOf = () => undefined, focusesRows = false } = options;
  const grid = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(active, onActive, { grid, canvas, placed, rows });
  useFocusOnArrival(arrivedAt, focus);
  useFirstRow(canvas.scroller, (scroller) => {
    const [first] = rowsInSight(placed, scroller);
    return first > 0 ? linkAt(first) : undefined;
  });
  const isMeasured = useInSight(placed, (range) => range !== null);
  useFocusOnceShown(focusesRows && isMeasured ? rows.idAt(0) : null, focus);
  useFocusAfterRemoval(active, rows, focus, rowOf);
  return { grid, focus };
}

/**
 * Focuses the target of a link.
 * @param arrivedAt null until its row is visible
 */
function useFocusOnArrival(arrivedAt: GridCell | null, focus: ReturnType<typeof useGridFocus>): void {
  const arrive = useEffectEvent(() => {
    if (arrivedAt) focus.focus(arrivedAt);
  });
  useLayoutEffect(() => arrive(), [arrivedAt]);
}

/** Focuses the first row as soon as it is shown, once. */
function useFocusOnceShown(firstRow: string | null, focus: ReturnType<typeof useGridFocus>): void {
  const isDone = useRef(false);
  const onShown = useEffectEvent(() => {
    if (firstRow === null || isDone.current) return;
    isDone.current = true;
    focus.focus({ row: firstRow, cell: HEAD });
  });
  useLayoutEffect(() => onShown(), [firstRow]);
}
