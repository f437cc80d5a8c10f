import { Button } from '../button';
import { countUnits } from '../format/count-units';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
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
  const some = count > 0;
  const failed = some ? 'More could not be loaded.' : 'The list could not be loaded.';
  const shown = {
    idle: some ? undefined : emptyText,
    loading: 'Searching...',
    'loading-more': 'Loading more...',
    error: failed,
  }[status];
  const way = some ? 'Arrow Down at the end tries again.' : 'Press Enter to try again.';
  const results = countUnits(count, ['result', 'results']);
  const retry = status === 'error' ? onRetry : undefined;
  return (
    <>
      <VisuallyHidden role="status">{retry ? `${failed} ${way}` : (shown ?? results)}</VisuallyHidden>
      {shown !== undefined && (
        <Message>
          <span aria-hidden="true" style={{ display: 'contents' }}>
            {status.startsWith('loading') && <Spinner size={14} />}
            {shown}
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
