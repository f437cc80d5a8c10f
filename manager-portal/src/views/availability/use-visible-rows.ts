import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge of the viewport. */
const OVERSCAN = 6;
/** Rows drawn until the scroller has a height, and without layout. */
const INITIAL_ROWS = 30;

interface VisibleRows {
  count: number;
  rowPx: number;
  /** Heights of what covers rows at the top and bottom of the scroller. */
  coveredPx: number;
}

/** First and last visible row, for rows of equal height. Scrolling measures nothing. */
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
    /** Rows per page. */
    page: Math.max(1, visible - 2),
  };
}
