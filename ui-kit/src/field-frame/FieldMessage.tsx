import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Hint } from './FieldFrame.styles';

type FieldMessageProps = { id: string; hint?: ReactNode; error?: string | undefined };

/** The line below a field: its error if there is one, else its helper text. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error !== undefined && error !== '') {
    return (
      <FieldError id={id}>
        <CircleAlert size={14} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    );
  }
  return hint === undefined ? null : <Hint id={id}>{hint}</Hint>;
}
