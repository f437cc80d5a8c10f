import { useEffect, useEffectEvent } from 'react';
import type { RowList } from '../rows/row-list';
import { reachable } from './reachable';
import { type GridCell, HEAD, type useGridFocus } from './use-grid-focus';
import { whenFocusIsLost } from './when-focus-is-lost';

/**
 * Leads the focus on when the cell that had it is gone from its row: to where it is now, or to the head of the row if it
 * was deleted.
 * @param rowOf the ID of the row that has a cell
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
