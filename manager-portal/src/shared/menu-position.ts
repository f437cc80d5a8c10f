import type { MouseEvent } from 'react';

/** The position of a context menu: the pointer, or the visible corner of what has the focus. */
export function menuPosition({ clientX, clientY, target }: MouseEvent): { x: number; y: number } {
  // Opened by keyboard, browsers report the middle of the element or nothing, which may be out of sight.
  if (clientX > 0 && document.elementFromPoint(clientX, clientY) === target)
    return { x: clientX, y: clientY };
  const { left, bottom } = (target as Element).getBoundingClientRect();
  const scroller = (target as Element).closest('[role=row]')?.firstElementChild?.getBoundingClientRect();
  return { x: Math.max(left, scroller?.right ?? 0) + 8, y: bottom };
}
