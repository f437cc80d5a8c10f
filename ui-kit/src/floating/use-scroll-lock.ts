import { useLayoutEffect } from 'react';

let locks = 0;

/** Prevents the page from scrolling while something covers it. Locks can be nested. */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const { documentElement, body } = document;
    if (locks === 0) {
      // Compensates for the missing scroll bar, so the content behind doesn't shift.
      body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`;
      documentElement.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.paddingInlineEnd = '';
      documentElement.style.overflow = '';
    };
  }, [active]);
}
