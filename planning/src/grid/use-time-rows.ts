import type { GridRow, RowList } from '../rows/row-list';
import { usePlacedRows } from '../rows/use-placed-rows';
import type { GridCanvas } from '../sheet/use-time-canvas';
import { useActiveCell, useActiveState } from './use-active-cell';

type Placing = Omit<Parameters<typeof usePlacedRows>[0], 'rows' | 'canvas' | 'kept'>;

/**
 * Rows with the active cell among them, placed.
 * @param rows a new object whenever any row changes
 */
export function useTimeRows<Row extends GridRow>(
  canvas: GridCanvas,
  rows: RowList<Row>,
  state: ReturnType<typeof useActiveState>,
  placing: Placing,
) {
  const { active, onActive } = useActiveCell(rows, state);
  const placed = usePlacedRows({ ...placing, rows, canvas, kept: active.row });
  return { rows, placed, active, onActive };
}

/** Rows of a grid that loads all of them at once. */
export function useAllRows<Row extends GridRow>(canvas: GridCanvas, rows: RowList<Row>) {
  const view = useTimeRows(canvas, rows, useActiveState(), { emptyHeight: 52, overscan: 4 });
  return { ...view, arrivedAt: null };
}
