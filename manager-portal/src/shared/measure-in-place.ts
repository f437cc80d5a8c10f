import type { Virtualizer } from '@tanstack/react-virtual';

/** Places the rows by their present heights. The first row in sight stays where it is. */
export function measureInPlace(virtualizer: Virtualizer<HTMLDivElement, Element>): void {
  // Not the scroller's own, for which the browser would have to lay out the new rows at once.
  const first = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
  virtualizer.measure();
  virtualizer.getTotalSize();
  const moved = first && (virtualizer.measurementsCache[first.index]?.start ?? first.start) - first.start;
  if (moved && virtualizer.scrollElement) virtualizer.scrollElement.scrollTop += moved;
}
