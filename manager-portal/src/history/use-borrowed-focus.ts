import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus into what appears, if `takes`, and back to where it was once that goes with the focus inside.
 * @param shown what is in it; something else counts as if it had just appeared
 */
export function useBorrowedFocus(
  ref: RefObject<HTMLElement | null>,
  takes: boolean,
  shown: string | undefined,
): void {
  const take = useEffectEvent((element: HTMLElement) => {
    if (takes) element.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = document.activeElement;
    take(element);
    return () => {
      if (!element.contains(document.activeElement)) return;
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const back = isThere ? before : document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
      back?.focus({ preventScroll: true });
    };
  }, [ref, shown]);
}
