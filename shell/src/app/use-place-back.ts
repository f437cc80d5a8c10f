import { useEffect, useRef } from 'react';
import { useServices } from '../services/services';

/** Returns the focus and the scroll position to where they were when the session ended under the page. */
export function usePlaceBack(isInFront: boolean): void {
  const { session } = useServices();
  const left = useRef<{ focused: Element | null; scrollY: number } | null>(null);
  useEffect(
    () =>
      session.subscribe(({ suspended }, before) => {
        // Subscribers hear of it before anything is hidden, which takes the focus.
        if (suspended && !before.suspended)
          left.current = { focused: document.activeElement, scrollY: window.scrollY };
      }),
    [session],
  );
  useEffect(() => {
    const place = left.current;
    if (isInFront || !place) return;
    left.current = null;
    window.scrollTo(0, place.scrollY);
    if (place.focused instanceof HTMLElement) place.focused.focus({ preventScroll: true });
  }, [isInFront]);
}
