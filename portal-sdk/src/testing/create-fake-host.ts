import type { User } from '@erm/contracts/users';
import { createApiClient } from '../api-client';
import type { Notification, PortalHost, Session } from '../portal-host';
import type { TransportRequest, TransportResponse } from '../transport';

/** Answers one request as the API would; `null` for a call it does not know, which fails the test loudly. */
export type FakeApi = (request: TransportRequest) => TransportResponse | Promise<TransportResponse> | null;

/** A host that records what happens to it. */
export interface FakeHost extends PortalHost {
  requests: TransportRequest[];
  notifications: Notification[];
}

/**
 * A host for tests and for a portal that stands alone. It implements the same interface as the shell's: the client
 * is the real one, only the transport below it is `api`.
 */
export function createFakeHost({ user, api }: { user: User; api: FakeApi }): FakeHost {
  const requests: TransportRequest[] = [];
  const notifications: Notification[] = [];
  const listeners = new Set<() => void>();
  let session: Session = { user };

  return {
    requests,
    notifications,
    api: createApiClient(async (request) => {
      requests.push(request);
      const response = await api(request);
      if (!response) throw new Error(`The fake API knows no ${request.method} ${request.path}`);
      return response;
    }),
    session: {
      get: () => session,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      updateUser(changed) {
        session = { user: changed };
        listeners.forEach((listener) => listener());
      },
    },
    notify: (notification) => notifications.push(notification),
  };
}
