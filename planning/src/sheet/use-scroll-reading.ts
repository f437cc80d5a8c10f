import { useEffect, useEffectEvent } from 'react';

/** Not at once, when the browser would have to lay out what has just been rendered. */
const READ_MS = 100;

/**
 * Reads from a scroller soon after it has scrolled, or anything in it has another size.
 * @param changes what else makes it read again
 */
export function useScrollReading(
  scroller: () => HTMLElement | null,
  onRead: (element: HTMLElement) => void,
  changes: unknown,
): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const element = scroller();
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read(element);
      }, READ_MS);
    };
    readSoon();
    const observer = new ResizeObserver(readSoon);
    // Rows that are loaded or opened change what is in sight without any scrolling.
    [element, ...element.children].forEach((each) => observer.observe(each));
    element.addEventListener('scroll', readSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', readSoon);
    };
  }, [scroller, changes]);
}
