import { useEffect, useEffectEvent } from 'react';
import type { RowList } from '../rows/row-list';
import { reachable } from './reachable';
import { type GridCell, HEAD, type useGridFocus } from './use-grid-focus';
import { whenFocusIsLost } from './when-focus-is-lost';

/**
 * Moves the focus when its cell leaves the row: to the row that has the cell now, or to the row header if it was deleted.
 * @param rowOf ID of the row that has a cell
 */
export function useFocusAfterRemoval(
  { row, cell }: GridCell,
  rows: RowList,
  focus: ReturnType<typeof useGridFocus>,
  rowOf: (cell: string) => string | undefined,
): void {
  const model = rows.get(row);
  const isGone = model !== undefined && reachable(model, cell) !== cell;
  const onGone = useEffectEvent(() => {
    const now = rowOf(cell);
    focus.focus(now === undefined ? { row, cell: HEAD } : { row: now, cell });
  });
  useEffect(() => {
    if (isGone) whenFocusIsLost(onGone);
  }, [isGone]);
}
