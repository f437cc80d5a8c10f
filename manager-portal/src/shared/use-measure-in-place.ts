import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Places the rows by their present heights. A row stays where it is: the one with the focus while it is in sight, otherwise
 * the first in sight.
 * @param heights another text when any height is another
 * @param focused the index of the row with the focus
 */
export function useMeasureInPlace(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  heights: string,
  focused: number,
): void {
  const moved = useRef(0);
  // Not before what scrolls is drawn as high as it is now: at its end, there would be nowhere to scroll to.
  useLayoutEffect(() => {
    if (moved.current !== 0) scrollBy(virtualizer, moved.current);
    moved.current = 0;
  });
  const measure = useEffectEvent(() => {
    const anchor = anchorOf(virtualizer, focused);
    virtualizer.measure();
    virtualizer.getTotalSize();
    const now = anchor && virtualizer.measurementsCache[anchor.index];
    if (now) moved.current = now.start - anchor.start;
  });
  useLayoutEffect(() => measure(), [virtualizer, heights]);
}

function scrollBy(virtualizer: Virtualizer<HTMLDivElement, Element>, px: number): void {
  const { scrollElement, scrollOffset } = virtualizer;
  if (!scrollElement) return;
  const { scrollTop, clientHeight, scrollHeight } = scrollElement;
  // With less to scroll, the browser has moved already, as far as it had to.
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  scrollElement.scrollTop = (isAtEnd ? (scrollOffset ?? 0) : scrollTop) + px;
  // Other rows may be loaded before the scroll event comes. Those in sight before it would be others.
  virtualizer.scrollOffset = scrollElement.scrollTop;
}

function anchorOf(virtualizer: Virtualizer<HTMLDivElement, Element>, focused: number) {
  // Not the scroller's own, for which the browser would have to lay out the new rows at once.
  const top = virtualizer.scrollOffset ?? 0;
  const row = virtualizer.measurementsCache[focused];
  const isInSight = row && row.end > top && row.start < top + (virtualizer.scrollRect?.height ?? 0);
  return isInSight ? row : virtualizer.getVirtualItemForOffset(top);
}
