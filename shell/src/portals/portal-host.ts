import { createApiClient, type PortalHost } from '@erm/portal-sdk';
import type { User } from '@erm/contracts/users';
import type { Services } from '../app/services';

/** What a portal gets while this person is signed in. */
export function createPortalHost(
  { transport, session, toasts }: Pick<Services, 'transport' | 'session' | 'toasts'>,
  user: User,
): PortalHost {
  let shown = { user };
  return {
    api: createApiClient(transport),
    notify: toasts.notify,
    session: {
      get() {
        const now = session.getState().user;
        // A portal that is being unmounted still reads the person it was opened for.
        if (now && now !== shown.user && now.id === user.id) shown = { user: now };
        return shown;
      },
      subscribe: (listener) => session.subscribe(listener),
      updateUser: session.setUser,
    },
  };
}
