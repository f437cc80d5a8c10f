import type { User } from '@erm/contracts/users';
import type { ApiClient } from './api-client';

/** Who is signed in. A portal is only ever shown to a signed-in person of its role. */
export interface Session {
  user: User;
}

/** The session as the shell keeps it; `get` answers the same object until something changed. */
export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** Puts the changed person into the session after a profile edit. */
  updateUser(user: User): void;
}

/** One message for the person. Errors are announced at once, others when it is quiet. */
export interface Notification {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** All that the shell gives a portal. */
export interface PortalHost {
  api: ApiClient;
  session: SessionStore;
  notify(notification: Notification): void;
}

/** What a portal's component is given. */
export interface PortalProps {
  host: PortalHost;
}
