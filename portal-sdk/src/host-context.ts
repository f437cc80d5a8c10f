import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client';
import type { PortalHost, Session } from './portal-host';

/** Provides the host to a portal's components: `<HostContext value={host}>` at the portal's root. */
export const HostContext = createContext<PortalHost | null>(null);

function useHost(): PortalHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('A portal hook ran outside <HostContext value={host}>');
  return host;
}

/** The typed client of the API, with the session's token. */
export function useApi(): ApiClient {
  return useHost().api;
}

/** Who is signed in. Re-renders when that changes. */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Updates the person in the session after a profile edit. */
export function useUpdateUser(): PortalHost['session']['updateUser'] {
  return useHost().session.updateUser;
}

/** Shows a toast. */
export function useNotify(): PortalHost['notify'] {
  return useHost().notify;
}
