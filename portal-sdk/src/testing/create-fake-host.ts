import type { User } from '@erm/contracts/users';
import { createApiClient } from '../api-client';
import type { Notification, PartFailureKind, PortalHost, Session } from '../portal-host';
import type { TransportRequest, TransportResponse } from '../transport';

/** Responds to a request like the API, or returns `null` for an unsupported one, which makes the test fail. */
export type FakeApi = (request: TransportRequest) => TransportResponse | Promise<TransportResponse> | null;

/** A host that records requests, notifications, and failures. */
export interface FakeHost extends PortalHost {
  requests: TransportRequest[];
  notifications: Notification[];
  failures: { kind: PartFailureKind; error: unknown }[];
}

/**
 * Creates a host for tests and standalone portals. It implements the same interface as the shell's host with the real
 * client; only the transport is replaced by `api`.
 */
export function createFakeHost({ user, api }: { user: User; api: FakeApi }): FakeHost {
  const requests: TransportRequest[] = [];
  const notifications: Notification[] = [];
  const failures: FakeHost['failures'] = [];
  const listeners = new Set<() => void>();
  let session: Session = { user };

  return {
    requests,
    notifications,
    failures,
    api: createApiClient(async (request) => {
      requests.push(request);
      const response = await api(request);
      if (!response) throw new Error(`The fake API does not support ${request.method} ${request.path}`);
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
    reportFailure: (kind, error) =>
      `${kind.toUpperCase()}-${failures.push({ kind, error }).toString().padStart(6, '0')}`,
  };
}
