import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a target that stays when the rows that had it are replaced by a placeholder, or the other way
 * around.
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
