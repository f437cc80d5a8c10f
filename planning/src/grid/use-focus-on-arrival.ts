import type { GridCell, useGridFocus } from './use-grid-focus';
import { useEffect, useEffectEvent } from 'react';

/**
 * Gives the focus to what a link has led to.
 * @param arrivedAt null until its row is in sight
 */
export function useFocusOnArrival(arrivedAt: GridCell | null, focus: ReturnType<typeof useGridFocus>): void {
  const arrive = useEffectEvent(() => {
    if (arrivedAt) focus.focus(arrivedAt);
  });
  useEffect(() => arrive(), [arrivedAt]);
}
