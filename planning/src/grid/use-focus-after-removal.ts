import { type GridCell, HEAD, type useGridFocus } from './use-grid-focus';
import { whenFocusIsLost } from './when-focus-is-lost';
import { useEffect, useEffectEvent } from 'react';
import type { GridRow } from '../rows/row-list';
import { reachable } from './reachable';

/**
 * Leads the focus on when the cell that had it is gone from its row: to where it is now, or to the head of the row if it
 * was deleted.
 * @param rowOf the index of the row that has a cell
 */
export function useFocusAfterRemoval(
  { row, cell }: GridCell,
  model: GridRow | undefined,
  focus: ReturnType<typeof useGridFocus>,
  rowOf: (cell: string) => number | undefined = () => undefined,
): void {
  const isGone = model !== undefined && reachable(model, cell) !== cell;
  const onGone = useEffectEvent(() => {
    const now = rowOf(cell);
    focus.focus(now === undefined ? { row, cell: HEAD } : { row: now, cell });
  });
  useEffect(() => {
    if (isGone) whenFocusIsLost(onGone);
  }, [isGone]);
}
