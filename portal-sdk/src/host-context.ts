import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client';
import type { HostEvent } from './host-events';
import type { PartFailureKind, PortalHost, Session } from './portal-host';

/** Provides the host to a portal's components with `<HostContext value={host}>` at the portal's root. */
export const HostContext = createContext<PortalHost | null>(null);

function useHost(): PortalHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('Portal hooks cannot be used outside <HostContext value={host}>');
  return host;
}

/** The typed client of the API, with the session's token. */
export function useApi(): ApiClient {
  return useHost().api;
}

/** The current session. Re-renders when it changes. */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Returns a function that updates the session's user after a profile edit. */
export function useUpdateUser(): PortalHost['session']['updateUser'] {
  return useHost().session.updateUser;
}

/** Returns a function that shows a toast. */
export function useNotify(): PortalHost['notify'] {
  return useHost().notify;
}

/**
 * Returns a function that reports a failed page or part to the shell. It returns a code for the user to quote, or
 * undefined if the shell has none.
 */
export function useReportFailure(): (kind: PartFailureKind, error: unknown) => string | undefined {
  const host = useHost();
  return (kind, error) => host.reportFailure?.(kind, error);
}

/**
 * Looks for another release of the portal while the component is mounted, if the shell can.
 * @returns what loads it in place of the whole portal, once there is one
 */
export function useNewRelease(): (() => void) | undefined {
  const host = useHost();
  const [load, setLoad] = useState<() => void>();
  useEffect(() => host.awaitRelease?.((published) => setLoad(() => published)), [host]);
  return load;
}

/**
 * Tells of changes by anybody while the component is mounted, if the shell can.
 * @param listener the same function on every render, or the subscription is renewed
 */
export function useHostEvents(listener: (event: HostEvent) => void): void {
  const { events } = useHost();
  useEffect(() => events?.subscribe(listener), [events, listener]);
}
