import { useEffect, useRef } from 'react';

/**
 * For the button that sends a form and is disabled meanwhile, which drops its focus to the page: it gets it back when
 * the form stays.
 */
export function useFocusBack({ isSubmitting, submitCount }: { isSubmitting: boolean; submitCount: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isSent = submitCount > 0 && !isSubmitting;
    if (isSent && document.activeElement === document.body) button.current?.focus();
  }, [isSubmitting, submitCount]);
  return button;
}
