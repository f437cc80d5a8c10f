import { useEffect, useRef } from 'react';

/** Returns the focus to a submit button that was disabled while sending, which drops the focus to the page. */
export function useFocusBack({ isSubmitting, submitCount }: { isSubmitting: boolean; submitCount: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isSent = submitCount > 0 && !isSubmitting;
    if (isSent && document.activeElement === document.body) button.current?.focus();
  }, [isSubmitting, submitCount]);
  return button;
}
