import type { GridRow, RowList } from '../rows/row-list';
import { usePlacedRows } from '../rows/use-placed-rows';
import type { GridCanvas } from '../sheet/use-time-canvas';
import { useActiveCell, useActiveState } from './use-active-cell';
import type { TimeRows } from './use-time-grid';

const OVERSCAN = 4;
const EMPTY_ROW_PX = 52;

/**
 * Rows of a grid that loads all of them at once.
 * @param rows a new object whenever any row changes
 */
export function useAllRows<Row extends GridRow>(canvas: GridCanvas, rows: RowList<Row>): TimeRows<Row> {
  const { active, onActive } = useActiveCell(rows, useActiveState());
  const placed = usePlacedRows({
    rows,
    emptyHeight: EMPTY_ROW_PX,
    canvas,
    overscan: OVERSCAN,
    kept: active.row,
  });
  return { rows, placed, active, onActive, arrivedAt: null };
}
