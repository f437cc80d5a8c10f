import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Restores focus when an element is removed while focused: to the previously focused element, or else to the start of
 * the page.
 * @returns props of the element
 */
export function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null);
  const previous = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const { current } = previous;
      const isThere = current instanceof HTMLElement && current.isConnected;
      (isThere ? current : document.querySelector('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) previous.current = relatedTarget;
    },
  };
}
