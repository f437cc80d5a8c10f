import { useRef } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';
import { rowsInSight } from '../sheet/rows-in-sight';
import type { TimeCanvas } from '../sheet/use-time-canvas';
import { useFirstRow } from '../url/use-first-row';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useFocusOnceShown } from './use-focus-once-shown';
import { type GridCell, useGridFocus } from './use-grid-focus';

/** The rows of a grid, where they are, and its cell that Tab reaches. */
export interface TimeRows<Row extends GridRow = GridRow> {
  rows: RowList<Row>;
  placed: PlacedRows;
  /** The cell that Tab reaches. Its row stays drawn. */
  active: GridCell;
  onActive: (cell: GridCell) => void;
  /** What a link has led to, once its row is in sight. */
  arrivedAt: GridCell | null;
}

interface TimeGridOptions {
  /** The ID by which the URL keeps the row at a position, if it is loaded: by default the row's own. */
  linkAt?: (index: number) => string | undefined;
  /** The ID of the row that has a cell, also if that has left the row in which it had the focus. */
  rowOf?: (cell: string) => string | undefined;
  /** Whether the first row gets the focus once it is shown. */
  focusesRows?: boolean;
}

/**
 * The element of a grid over days, and its focus: it follows links, moves on from what is removed, and the URL keeps the
 * first row in sight.
 */
export function useTimeGrid(canvas: TimeCanvas, view: TimeRows, options: TimeGridOptions = {}) {
  const { rows, placed, active, onActive, arrivedAt } = view;
  const { linkAt = (index) => rows.at(index)?.id, rowOf = () => undefined, focusesRows = false } = options;
  const grid = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(active, onActive, { grid, canvas, placed, rows });
  useFocusOnArrival(arrivedAt, focus);
  useFirstRow(canvas.scroller, (scroller) => {
    const [first] = rowsInSight(placed, scroller);
    return first > 0 ? linkAt(first) : undefined;
  });
  useFocusOnceShown(focusesRows && placed.inSight ? rows.idAt(0) : null, focus);
  useFocusAfterRemoval(active, rows, focus, rowOf);
  return { grid, focus };
}
