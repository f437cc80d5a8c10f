import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page still while something covers it; several may hold it at once. */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const { documentElement, body } = document;
    if (locks === 0) {
      // Room for the scroll bar that goes, so that nothing behind moves.
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
