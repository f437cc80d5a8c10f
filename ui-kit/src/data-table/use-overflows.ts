import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content is wider than the element, now and after either changed its size.
 * `filled` says whether there is content: the observer has to be told when it comes.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>, filled: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A pixel of rounding is no overflow.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, filled]);
  return overflows;
}
