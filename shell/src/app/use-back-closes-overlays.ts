import { openOverlay } from '@erm/ui-kit/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the current entry of the history is among those of the router; NaN for others, such as that of a link to `#main`. */
const entryIndex = () => Number((window.history.state as { idx?: number } | null)?.idx);

/**
 * Lets Back close an open dialog, popover, or menu instead of the page below it. A dialog asks before it discards what was
 * typed. What the address holds open is left to the router.
 */
export function useBackClosesOverlays(): void {
  const location = useLocation();
  const current = useRef(NaN);
  useEffect(() => {
    current.current = entryIndex();
  }, [location]);
  // Layout effects of children run first, so this listens before the router does.
  useLayoutEffect(() => {
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      const steps = current.current - entryIndex();
      const overlay = openOverlay();
      if (!isReturning && !(steps && overlay)) return;
      // The router hears neither of the step back nor of the return.
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (!isReturning) return;
      window.history.go(steps);
      overlay?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
