import { useEffect, useEffectEvent } from 'react';

/** Delayed, so that reading does not force a layout right after a render. */
const READ_MS = 100;

/**
 * Reads from a scroller shortly after it scrolls or its content resizes.
 * @param changes further values that trigger a read
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
    // Loading or expanding rows changes what is visible without a scroll.
    [element, ...element.children].forEach((each) => observer.observe(each));
    element.addEventListener('scroll', readSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', readSoon);
    };
  }, [scroller, changes]);
}
