import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus to a target that stays if it was in the rows when something else took their place, such as that there are
 * none on these days, or in that when the rows came back.
 */
export function useFocusAfterRows(target: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      last.current = event.target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useLayoutEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, isEmpty]);
}
