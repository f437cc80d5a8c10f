import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content is larger than the element, now and after either changed its size: then it scrolls,
 * and has to take the focus, for those who scroll by keys. `filled` says whether there is content: the observer has
 * to be told when it comes.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>, filled = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // A pixel of rounding is no overflow.
      setOverflows(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, filled]);
  return overflows;
}
