import type { User } from '@erm/contracts/users';
import type { ApiClient } from './api-client';
import type { HostEvents } from './host-events';

/** The session. A portal is only shown to users with its role. */
export interface Session {
  user: User;
}

/** The shell's session store. `get` returns the same object until something changes. */
export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** Updates the session's user after a profile edit. */
  updateUser(user: User): void;
}

/** A toast. Screen readers announce errors immediately and everything else when they are idle. */
export interface Notification {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Something to do about it, such as "Undo". A shell of SDK 3.2 or earlier shows the toast without it. */
  action?: { label: string; onSelect: () => void };
}

/** How a page or a part of a portal failed: its code could not be loaded, or it threw while it was shown. */
export type PartFailureKind = 'load' | 'crash';

/** Everything that the shell provides to a portal. */
export interface PortalHost {
  api: ApiClient;
  session: SessionStore;
  notify(notification: Notification): void;
  /** Absent in shells before 3.3.0. */
  events?: HostEvents;
  /**
   * Counts a page or a part that failed while the rest of the portal works. Absent in shells before 3.8.0.
   * @returns a code for the user to quote; the browser's console has it too
   */
  reportFailure?(kind: PartFailureKind, error: unknown): string;
  /**
   * Looks from time to time whether the user gets another release of the portal than the one that runs, for a page that
   * stopped working. Absent in shells before 3.9.0.
   * @param onPublished called once there is one, with what loads it in place of the whole portal
   * @returns a function that stops it
   */
  awaitRelease?(onPublished: (load: () => void) => void): () => void;
}

/** The props of a portal's component. */
export interface PortalProps {
  host: PortalHost;
}
