import type { Virtualizer } from '@tanstack/react-virtual';

/** Places the rows by their present heights. The first row in sight stays where it is. */
export function measureInPlace(virtualizer: Virtualizer<HTMLDivElement, Element>): void {
  const top = virtualizer.scrollElement?.scrollTop ?? 0;
  const first = virtualizer.getVirtualItemForOffset(top);
  virtualizer.measure();
  virtualizer.getTotalSize();
  const moved = first && (virtualizer.measurementsCache[first.index]?.start ?? first.start) - first.start;
  if (moved && virtualizer.scrollElement) virtualizer.scrollElement.scrollTop = top + moved;
}
