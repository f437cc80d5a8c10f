import { HEAD, type GridCell, type useGridFocus } from '@erm/portal-kit/planning';
import { useEffect, useEffectEvent } from 'react';
import { reachable, type RowOfCells } from './reachable';

/** Leads the focus to the head of the row when the cell that had it is gone, such as that of something deleted. */
export function useFocusAfterRemoval(
  { row, cell }: GridCell,
  model: RowOfCells | undefined,
  focus: ReturnType<typeof useGridFocus>,
): void {
  const isGone = model !== undefined && reachable(model, cell) !== cell;
  const onGone = useEffectEvent(() => {
    if (document.activeElement === document.body) focus.focus({ row, cell: HEAD });
  });
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
}
