import { Button } from '../button';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import { Message } from './Combobox.styles';

/** Where the items come from: they are there, on their way, or could not be had. */
export type ComboboxStatus = 'idle' | 'loading' | 'error';

interface ComboboxMessageProps {
  status: ComboboxStatus;
  count: number;
  emptyText: string;
  onRetry: (() => void) | undefined;
}

const FAILED = 'The list could not be loaded.';

/** What the list says of itself, to the eye where there are no items and always to screen readers. */
export function ComboboxMessage({ status, count, emptyText, onRetry }: ComboboxMessageProps) {
  const spoken = {
    loading: 'Searching...',
    error: onRetry ? `${FAILED} Press Enter to try again.` : FAILED,
    idle: count === 0 ? emptyText : `${count} ${count === 1 ? 'result' : 'results'}`,
  }[status];
  const shown = { loading: 'Searching...', error: FAILED, idle: emptyText }[status];
  const visible = count === 0 || status === 'error';
  return (
    <>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {visible && (
        <Message>
          <span aria-hidden="true" style={{ display: 'contents' }}>
            {status === 'loading' && <Spinner size={14} />}
            {shown}
          </span>
          {status === 'error' && onRetry && (
            <Button size="sm" tabIndex={-1} onClick={onRetry}>
              Try again
            </Button>
          )}
        </Message>
      )}
    </>
  );
}
