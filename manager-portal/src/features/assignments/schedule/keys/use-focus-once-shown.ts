import { useEffect, useEffectEvent, useRef } from 'react';
import { HEAD, type useGridFocus } from '@erm/planning';

/** Focuses the first row as soon as it is shown, once. */
export function useFocusOnceShown(isShown: boolean, focus: ReturnType<typeof useGridFocus>): void {
  const isDone = useRef(false);
  const onShown = useEffectEvent(() => {
    if (!isShown || isDone.current) return;
    isDone.current = true;
    focus.focus({ row: 0, cell: HEAD });
  });
  useEffect(() => onShown(), [isShown]);
}
