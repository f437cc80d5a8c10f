import { ApiError } from '@erm/portal-sdk';
import { useRef } from 'react';
import { useServices } from '../services/services';
import { openSession, SignInRejected } from '../session/open-session';

export interface SignInTexts {
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

/**
 * Signs in or registers at this path and shows the result as a toast. Ignores a second submit while a request is
 * pending.
 */
export function useSignIn(path: string, { success, failure }: SignInTexts) {
  const { session, transport, toasts } = useServices();
  const isSending = useRef(false);
  return async (body: object): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await openSession({ session, transport }, path, body);
      toasts.notify({ kind: 'success', ...success });
    } catch (error) {
      if (!(error instanceof SignInRejected || error instanceof ApiError)) throw error;
      toasts.notify({
        kind: 'error',
        title: failure.title,
        description: error.message || failure.fallback,
      });
    } finally {
      isSending.current = false;
    }
  };
}
