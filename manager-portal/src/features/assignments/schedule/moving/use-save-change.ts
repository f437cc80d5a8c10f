import { useUndo } from '@erm/portal-kit';
import { errorText, useApi, useNotify, type ApiClient } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allQueryKeys } from '../../../../data/query-keys';

interface SaveChangeOptions<Change, Output> {
  save: (api: ApiClient, change: Change) => Promise<Output>;
  /** The toast when it is saved. */
  saved: (change: Change) => { title: string; description: string };
  /** The toast if the server gives no reason why it is not. */
  failed: string;
  /** Whether a failure is shown otherwise than by a toast. */
  isShown?: (error: Error) => boolean;
  /** Shows the change at once. */
  onMutate?: (change: Change) => Promise<void>;
}

/**
 * Saves changes that are made in the grid, one after another, with an undo for each. However one ends, everything is read
 * again, which also takes back what was shown at once.
 */
export function useSaveChange<Change, Output>(options: SaveChangeOptions<Change, Output>) {
  const { save, saved, failed, isShown, onMutate } = options;
  const api = useApi();
  const notify = useNotify();
  const undo = useUndo();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => save(api, change),
    ...(onMutate && { onMutate }),
    onSuccess(response, change) {
      const toast = saved(change);
      notify({ kind: 'success', ...toast, ...undo.record(response, toast.title) });
    },
    onError(error) {
      if (isShown?.(error)) return;
      notify({ kind: 'error', title: 'Error', description: errorText(error, failed) });
    },
    onSettled: () => Promise.all(allQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
