import { ApiError, errorText, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';

interface SaveOptions<Body, Output> {
  save: (body: Body) => Promise<Output>;
  /** The toast on success. */
  saved: string | { title: string; description: string };
  /** What the toast and the form say when the server gives no reason (product-rules#messages). */
  failed: string;
  /** Keys of the queries that the change makes stale. */
  invalidates: readonly QueryKey[];
  onSuccess?: (output: Output) => void;
  /** The change stays pending until this is done, so that another attempt builds on it. */
  onError?: (error: Error) => void | Promise<void>;
}

/** A change on its way to the server. */
export interface Save<Body> {
  /** Sends the change, unless it has been sent already and has not failed. */
  mutate(body: Body, callbacks?: { onSuccess?: () => void; onError?: (error: Error) => void }): void;
  isPending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  /** The same as a sentence: the server's, or the fallback. */
  errorMessage: string | undefined;
  /** What was sent last. */
  variables: Body | undefined;
}

/**
 * Saves a change once: shows its toasts and invalidates what it makes stale. Two clicks in one frame send one request,
 * because `mutate` itself ignores every call until the change has failed; render one `useSave` per change.
 */
export function useSave<Body, Output>(options: SaveOptions<Body, Output>): Save<Body> {
  const { save, saved, failed, invalidates } = options;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const sent = useRef(false);
  const invalidate = () =>
    void Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: save,
    onSuccess: (output) => {
      notify({ kind: 'success', ...(typeof saved === 'string' ? { title: saved } : saved) });
      invalidate();
      options.onSuccess?.(output);
    },
    onError: async (failure) => {
      notify({ kind: 'error', title: 'Error', description: errorText(failure, failed) });
      // A 404 or 409 usually means that what is on screen is out of date.
      if (failure instanceof ApiError && [404, 409].includes(failure.status)) invalidate();
      try {
        await options.onError?.(failure);
      } finally {
        sent.current = false;
      }
    },
  });
  return {
    mutate(body, callbacks) {
      if (sent.current) return;
      sent.current = true;
      mutate(body, callbacks);
    },
    isPending,
    error,
    errorMessage: error ? errorText(error, failed) : undefined,
    variables,
  };
}
