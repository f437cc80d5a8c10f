import { Button } from '@erm/ui-kit/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface SubmitButtonProps {
  isSubmitting: boolean;
  submitCount: number;
  children: ReactNode;
}

/** The button of a form. Disabled during the request, it loses the focus, and gets it back afterward. */
export function SubmitButton({ isSubmitting, submitCount, children }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isSent = submitCount > 0 && !isSubmitting;
    if (isSent && document.activeElement === document.body) button.current?.focus();
  }, [isSubmitting, submitCount]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="primary"
      size="lg"
      fullWidth
      loading={isSubmitting}
      disabled={isSubmitting}
    >
      {children}
    </Button>
  );
}
