import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import { useUndo } from '@erm/portal-kit';
import { errorText, useApi, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allQueryKeys } from '../../../../data/query-keys';

interface SavedChanges extends ApplyBatchBody {
  /** The toast when they are saved. */
  saved: { title: string; description: string };
}

/** Saves changes of several assignments, all or none, with one undo. */
export function useSaveChanges() {
  const api = useApi();
  const notify = useNotify();
  const undo = useUndo();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ operations }: SavedChanges) => api.call(applyBatch, { body: { operations } }),
    onSuccess: (response, { saved }) =>
      notify({ kind: 'success', ...saved, ...undo.record(response, saved.title) }),
    onError: (error) =>
      notify({
        kind: 'error',
        title: 'Error',
        description: errorText(error, 'Failed to update the assignments. Please try again.'),
      }),
    onSettled: () => Promise.all(allQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
