import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client';
import type { PortalHost, Session } from './portal-host';

/** Carries the host to a portal's components: `<HostContext value={host}>` at the portal's root. */
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

/** Who is signed in; renders again when the person changes. */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Puts the changed person into the session after a profile edit. */
export function useUpdateUser(): PortalHost['session']['updateUser'] {
  return useHost().session.updateUser;
}

/** Shows a toast. */
export function useNotify(): PortalHost['notify'] {
  return useHost().notify;
}
