import { ApiError, errorText, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUndo } from './use-undo';

interface SavedToast {
  title: string;
  description: string;
}

interface SaveOptions<Body, Output> {
  save: (body: Body) => Promise<Output>;
  /** The toast on success. A function names what was saved, also for an undo. */
  saved: string | SavedToast | ((output: Output) => SavedToast);
  /** The message of the toast and the form if the server gives no reason (product-rules#messages). */
  failed: string;
  /** The keys of the queries to invalidate. */
  invalidates: readonly QueryKey[];
  onSuccess?: (output: Output) => void;
  /** The change stays pending until this has finished, so that the next attempt can rely on it. */
  onError?: (error: Error) => void | Promise<void>;
}

/** A change to be saved on the server. */
export interface Save<Body> {
  /** Sends the change, unless it has already been sent and has not failed. */
  mutate(body: Body, callbacks?: { onSuccess?: () => void; onError?: (error: Error) => void }): void;
  isPending: boolean;
  isSaved: boolean;
  /** The error of the last attempt. */
  error: Error | null;
  /** The server's error message, or the fallback. */
  errorMessage: string | undefined;
  /** The last body that was sent. */
  variables: Body | undefined;
}

/**
 * Saves a change, shows its toasts, which offer to undo it, and invalidates queries. A double click sends only one request, because `mutate`
 * ignores further calls unless the change has failed. Use one `useSave` per change.
 */
export function useSave<Body, Output>(options: SaveOptions<Body, Output>): Save<Body> {
  const { save, saved, failed, invalidates } = options;
  const notify = useNotify();
  const undo = useUndo();
  const queryClient = useQueryClient();
  const sent = useRef(false);
  const invalidate = () =>
    void Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const { mutate, isPending, isSuccess, variables, ...last } = useMutation({
    mutationFn: save,
    // Fails without a connection. Otherwise it would wait for one, and be sent even after the form was discarded.
    networkMode: 'always',
    onSuccess: (output) => {
      const toast = toastOf(saved, output);
      notify({ kind: 'success', ...toast.shown, ...undo.record(output, toast.undone) });
      invalidate();
      options.onSuccess?.(output);
    },
    onError: async (failure) => {
      notify({ kind: 'error', title: 'Error', description: errorText(failure, failed) });
      // A 404 or 409 usually means that the displayed data is out of date.
      if (failure instanceof ApiError && [404, 409].includes(failure.status)) invalidate();
      try {
        await options.onError?.(failure);
      } finally {
        sent.current = false;
      }
    },
  });
  // The sign-in says so, and after it there is nothing to correct.
  const hasSessionEnded = last.error instanceof ApiError && last.error.status === 401;
  const error = hasSessionEnded ? null : last.error;
  return {
    mutate(body, callbacks) {
      if (sent.current) return;
      sent.current = true;
      mutate(body, callbacks);
    },
    isPending,
    isSaved: isSuccess,
    error,
    errorMessage: error ? errorText(error, failed) : undefined,
    variables,
  };
}

function toastOf<Output>(saved: SaveOptions<unknown, Output>['saved'], output: Output) {
  if (typeof saved === 'string') return { shown: { title: saved }, undone: saved };
  if (typeof saved !== 'function') return { shown: saved, undone: saved.title };
  const shown = saved(output);
  return { shown, undone: `${shown.title}: ${shown.description}` };
}
