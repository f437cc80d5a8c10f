import type { MouseEvent } from 'react';

/** Position of a context menu: the pointer, or the visible corner of the focused element. */
export function menuPosition({ clientX, clientY, target }: MouseEvent): { x: number; y: number } {
  // For the keyboard, browsers report the element's center or nothing, which may be out of view.
  if (clientX > 0 && document.elementFromPoint(clientX, clientY) === target)
    return { x: clientX, y: clientY };
  const { left, bottom } = (target as Element).getBoundingClientRect();
  const scroller = (target as Element).closest('[role=row]')?.firstElementChild?.getBoundingClientRect();
  return { x: Math.max(left, scroller?.right ?? 0) + 8, y: bottom };
}
