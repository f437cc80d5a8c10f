import { openOverlay } from '@erm/ui-kit/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Index of the current history entry among the router's; NaN for others, such as that of a link to `#main`. */
const entryIndex = () => Number((window.history.state as { idx?: number } | null)?.idx);

/**
 * Lets the browser's Back close an open dialog, popover, or menu instead of leaving the page. A dialog asks before it
 * discards typed input. Overlays held open by the URL are left to the router.
 */
export function useBackClosesOverlays(): void {
  const location = useLocation();
  const current = useRef(NaN);
  useEffect(() => {
    current.current = entryIndex();
  }, [location]);
  // Layout effects of children run first, so this listens before the router does.
  useLayoutEffect(() => {
    const { history } = window;
    let isReturning = false;
    let isOwnStep = false;
    // When the app itself goes back, it also closes the overlay.
    history.go = (steps) => {
      isOwnStep = true;
      History.prototype.go.call(history, steps);
    };
    const onPop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = current.current - entryIndex();
      const overlay = isOwnStep ? null : openOverlay();
      isOwnStep = false;
      if (!steps || !overlay) return;
      // The router hears neither of the step back nor of the return.
      event.stopImmediatePropagation();
      isReturning = true;
      History.prototype.go.call(history, steps);
      // A portal brings its overlays, maybe of an earlier version; what all of them know is this key.
      overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      Reflect.deleteProperty(history, 'go');
    };
  }, []);
}
