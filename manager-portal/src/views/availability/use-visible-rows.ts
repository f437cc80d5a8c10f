import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge of what is visible. */
const OVERSCAN = 6;
/** Drawn until the scroller has a height, and where there is no layout. */
const INITIAL_ROWS = 30;

interface VisibleRows {
  count: number;
  rowPx: number;
  /** What covers rows at the top and bottom of the scroller. */
  coveredPx: number;
}

/** The first and last of equally high rows that a scroller shows. Nothing is measured while it scrolls. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowPx, coveredPx }: VisibleRows,
) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const follow = () => setTop(Math.floor(element.scrollTop / rowPx));
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    element.addEventListener('scroll', follow, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scroller, rowPx]);
  const visible = height === 0 ? INITIAL_ROWS : Math.ceil((height - coveredPx) / rowPx) + 1;
  return {
    first: Math.max(0, top - OVERSCAN),
    last: Math.min(count - 1, top + visible + OVERSCAN),
    /** How many rows fit, for turning pages. */
    page: Math.max(1, visible - 2),
  };
}
