import { createApiClient, type PortalHost } from '@erm/portal-sdk';
import type { User } from '@erm/contracts/users';
import type { Services } from '../services/services';

/** Creates the host that a portal of this name uses while this user is signed in. */
export function createPortalHost(
  services: Pick<Services, 'transport' | 'session' | 'toasts' | 'apiOrigin' | 'portalLoads'>,
  user: User,
  portal: string,
): PortalHost {
  const { transport, session, toasts, portalLoads } = services;
  let snapshot = { user };
  return {
    api: createApiClient(transport),
    notify(notification) {
      // What still happens behind the sign-in is told to nobody: the reader may be another person.
      if (session.getState().user?.id === user.id) toasts.notify(notification);
    },
    events: {
      subscribe(listener) {
        // Loaded when somebody listens. The page works without, so a failure is not shown.
        const leaving = import('../events/host-events').then(
          ({ listenToEvents }) => listenToEvents(services, listener),
          console.error,
        );
        return () => void leaving.then((leave) => leave?.());
      },
    },
    reportFailure: (kind, error) => portalLoads.partFailed(portal, kind, error),
    awaitRelease: (onPublished) => portalLoads.awaitRelease(portal, user.id, onPublished),
    session: {
      get() {
        const now = session.getState().user;
        // A portal that is being unmounted still sees the user it was opened for.
        if (now && now !== snapshot.user && now.id === user.id) snapshot = { user: now };
        return snapshot;
      },
      subscribe: (listener) => session.subscribe(listener),
      updateUser: session.setUser,
    },
  };
}
