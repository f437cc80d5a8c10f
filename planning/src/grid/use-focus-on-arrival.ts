import type { GridCell, useGridFocus } from './use-grid-focus';
import { useEffect, useEffectEvent } from 'react';

/**
 * Focuses the target of a link.
 * @param arrivedAt null until its row is visible
 */
export function useFocusOnArrival(arrivedAt: GridCell | null, focus: ReturnType<typeof useGridFocus>): void {
  const arrive = useEffectEvent(() => {
    if (arrivedAt) focus.focus(arrivedAt);
  });
  useEffect(() => arrive(), [arrivedAt]);
}
