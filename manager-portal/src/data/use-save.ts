import { ApiError, errorText, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from './query-keys';

interface SaveOptions<Input, Output> {
  save: (input: Input) => Promise<Output>;
  /** Title of the toast after it went well. */
  saved: string;
  /** Text of the toast when the server says nothing itself (spec §8). */
  failed: string;
  /** What is not true any more after it. */
  touches: readonly QueryKey[];
}

/** A change on the server with its toasts; what it touches is read again. */
export function useSave<Input, Output>({ save, saved, failed, touches }: SaveOptions<Input, Output>) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(touches.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  return useMutation({
    mutationFn: save,
    onSuccess: () => {
      notify({ kind: 'success', title: saved });
      void readAgain();
    },
    onError: (error) => {
      notify({ kind: 'error', title: 'Error', description: errorText(error, failed) });
      // A refusal often means that what is shown is out of date.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void readAgain();
    },
  });
}
