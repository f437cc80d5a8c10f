import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Moves focus into an element when it appears, if `takes`, and restores it if the element disappears while focused.
 * @param shown identifies the content; new content counts as newly appeared
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
