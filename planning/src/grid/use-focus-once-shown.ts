import { useEffect, useEffectEvent, useRef } from 'react';
import { HEAD, type useGridFocus } from './use-grid-focus';

/** Focuses the first row as soon as it is shown, once. */
export function useFocusOnceShown(firstRow: string | null, focus: ReturnType<typeof useGridFocus>): void {
  const isDone = useRef(false);
  const onShown = useEffectEvent(() => {
    if (firstRow === null || isDone.current) return;
    isDone.current = true;
    focus.focus({ row: firstRow, cell: HEAD });
  });
  useEffect(() => onShown(), [firstRow]);
}
