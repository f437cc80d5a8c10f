import { useEffect, useRef } from 'react';

/** Restores the focus of a submit button, which loses it when it is disabled during the request. */
export function useRestoreFocus({
  isSubmitting,
  submitCount,
}: {
  isSubmitting: boolean;
  submitCount: number;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isSent = submitCount > 0 && !isSubmitting;
    if (isSent && document.activeElement === document.body) button.current?.focus();
  }, [isSubmitting, submitCount]);
  return button;
}
