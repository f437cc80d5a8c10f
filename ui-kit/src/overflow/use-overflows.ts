import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content overflows it, updated when either changes size. An overflowing element scrolls and has
 * to be focusable for keyboard users. Set `filled` to whether there is content, because the observer must be attached
 * to it once it mounts.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>, filled = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Tolerates rounding errors of a pixel.
      setOverflows(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, filled]);
  return overflows;
}
