import { RENEW_PATH } from '@erm/contracts/auth-paths';
import { ApiError } from '@erm/portal-sdk';
import type { Services } from '../services/services';
import { openSession, SignInRejected } from '../session/open-session';

/** Continues the session with a new token. A failure is told, and can be tried again. */
export async function renewSession(
  services: Pick<Services, 'session' | 'transport' | 'toasts'>,
): Promise<void> {
  const { session, transport, toasts } = services;
  const { token } = session.getState();
  // Somebody may have signed out or in meanwhile, here or in another tab.
  const isCurrent = () => session.getState().token === token;
  try {
    const renewed: Parameters<typeof openSession>[0]['session'] = {
      begin: (next, user) => isCurrent() && session.begin(next, user),
    };
    await openSession({ session: renewed, transport }, RENEW_PATH);
  } catch (error) {
    if (!(error instanceof SignInRejected || error instanceof ApiError)) throw error;
    if (!isCurrent()) return;
    toasts.notify({
      kind: 'error',
      title: 'Your session was not extended',
      description: error.message || 'When it ends, sign in again to continue here.',
      action: { label: 'Try again', onSelect: () => void renewSession(services) },
      lasting: true,
    });
  }
}
