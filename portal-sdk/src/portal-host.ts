import type { User } from '@erm/contracts/users';
import type { ApiClient } from './api-client';

/** Who is signed in. A portal is only ever shown to a person of its role. */
export interface Session {
  user: User;
}

/** The session as the shell keeps it; `get` returns the same object until something changes. */
export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** Updates the person in the session after a profile edit. */
  updateUser(user: User): void;
}

/** A toast. Errors are announced at once, everything else when the screen reader pauses. */
export interface Notification {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** Everything that the shell gives a portal. */
export interface PortalHost {
  api: ApiClient;
  session: SessionStore;
  notify(notification: Notification): void;
}

/** The props of a portal's component. */
export interface PortalProps {
  host: PortalHost;
}
