import { useClock } from '@erm/ui-kit/core';
import { useEffect } from 'react';
import { useServices, useSession } from '../services/services';
import { canRenew, endOf, phaseOf } from '../session/session-times';
import { renewSession } from './renew-session';

/** Says that the session is about to end, and offers to stay. At its end, asks the server, whose clock counts. */
export function SessionNotice() {
  const services = useServices();
  const { account, toasts } = services;
  const { token, begunAt } = useSession();
  const phase = useClock(() => (token === null ? 'open' : phaseOf(token, begunAt)));
  useEffect(() => {
    if (token === null || phase === 'open') return;
    if (phase === 'over') {
      void account.loadProfile();
      return;
    }
    const end = endOf(token, begunAt);
    const time = end.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
    return toasts.notify({
      kind: 'info',
      title: `Your session ends at ${time}`,
      ...(canRenew(token)
        ? {
            action: {
              label: 'Stay signed in',
              onSelect: () => void renewSession(services).catch(console.error),
            },
          }
        : { description: 'Then sign in again to continue here. Nothing you typed is lost.' }),
      lasting: true,
    });
  }, [services, account, toasts, token, begunAt, phase]);
  return null;
}
