import { Button, Spinner, VisuallyHidden } from '@erm/ui-kit/core';
import { countUnits } from '../format/count-units';
import { Message } from './Combobox.styles';

/**
 * How the items relate to the query. `idle`: they match it. `loading`: results are pending, and any items are from an
 * earlier query. `loading-more`: they match it, and the next page is pending. `error`: the query failed or, if there
 * are items, loading the next page failed.
 */
export type ComboboxStatus = 'idle' | 'loading' | 'loading-more' | 'error';

interface ComboboxMessageProps {
  status: ComboboxStatus;
  count: number;
  emptyText: string;
  onRetry: (() => void) | undefined;
}

/** The list's status message: always announced, and shown whenever the list is incomplete. */
export function ComboboxMessage({ status, count, emptyText, onRetry }: ComboboxMessageProps) {
  const hasItems = count > 0;
  const failed = hasItems ? 'More results could not be loaded.' : 'The list could not be loaded.';
  const message = {
    idle: hasItems ? undefined : emptyText,
    loading: 'Searching...',
    'loading-more': 'Loading more...',
    error: failed,
  }[status];
  const retryHint = hasItems ? 'Press Arrow Down at the end to try again.' : 'Press Enter to try again.';
  const results = countUnits(count, ['result', 'results']);
  const retry = status === 'error' ? onRetry : undefined;
  return (
    <>
      <VisuallyHidden role="status">{retry ? `${failed} ${retryHint}` : (message ?? results)}</VisuallyHidden>
      {message !== undefined && (
        <Message>
          <span aria-hidden="true" style={{ display: 'contents' }}>
            {status.startsWith('loading') && <Spinner size={14} />}
            <span>{message}</span>
          </span>
          {retry && (
            <Button size="sm" tabIndex={-1} onClick={retry}>
              Try again
            </Button>
          )}
        </Message>
      )}
    </>
  );
}
