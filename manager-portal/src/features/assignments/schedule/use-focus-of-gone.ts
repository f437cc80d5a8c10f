import { HEAD, type GridCell, type useGridFocus } from '@erm/portal-kit/planning';
import { useEffect, useEffectEvent } from 'react';
import type { RowModel } from './row-model';

/** Leads the focus to the head of the row when the cell that had it is gone, such as that of a deleted assignment. */
export function useFocusOfGone(
  { row, cell }: GridCell,
  model: RowModel | undefined,
  focus: ReturnType<typeof useGridFocus>,
): void {
  const isGone = model !== undefined && cell !== HEAD && !model.cells.some(({ _id }) => _id === cell);
  const onGone = useEffectEvent(() => {
    if (document.activeElement === document.body) focus.focus({ row, cell: HEAD });
  });
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
}
