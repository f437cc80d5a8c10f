import type { User } from '@erm/contracts/users';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readClaims } from '../page/token-claims';
import { SESSION_END_KEY, TOKEN_KEY } from '../page/storage-keys';

/** Why the session ended: the user signed out, the token expired, or the profile could not be loaded. */
const SESSION_ENDS = ['logout', 'expiry', 'no-profile'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export interface SessionState {
  token: string | null;
  isAuthenticated: boolean;
  /** When this tab was given the token, in milliseconds; null for one that was stored before. */
  begunAt: number | null;
  /** Null until the profile is loaded. */
  user: User | null;
  endedBy: SessionEnd | null;
  /** The session that ended under an open page, which waits for its user to sign in again. */
  suspended: { token: string; user: User } | null;
  /** True once the server refuses everything until the user changes the password that somebody else set. */
  passwordRefused: boolean;
}

export interface Session extends StoreApi<SessionState> {
  /** If the response has no user, the profile request provides it. */
  begin(token: string, user: User | null): void;
  setUser(user: User): void;
  /** Records that the server insists on a new password for the user of this token. */
  refusePassword(token: string): void;
  /**
   * Ends the session of this token; a newer session continues. The open page waits for its user, except after Logout.
   */
  end(token: string, reason: SessionEnd): void;
  /** Notes that the page of the suspended session is shown again, or cannot be. */
  resume(): void;
  /** Follows other tabs' changes to the token. Returns a function to unsubscribe. */
  followOtherTabs(target: Window): () => void;
}

/** The state at the beginning of a session, or without one. */
const stateOf = (token: string | null, endedBy: SessionEnd | null = null): SessionState => ({
  token,
  isAuthenticated: token !== null,
  begunAt: null,
  user: null,
  endedBy,
  suspended: null,
  passwordRefused: false,
});

function isSameUser(token: string, other: string | null): boolean {
  const { sub } = readClaims(token);
  return sub !== undefined && other !== null && readClaims(other).sub === sub;
}

/**
 * The session of this tab. It starts with the stored token. After that, this tab uses its own token, never one that
 * another tab has stored in the meantime.
 */
export function createSession(storage: Storage): Session {
  const stored = storage.getItem(TOKEN_KEY);
  const store = createStore<SessionState>()(
    persist((): SessionState => stateOf(stored || null), {
      name: 'auth-storage',
      storage: createJSONStorage(() => storage),
      partialize: ({ token, isAuthenticated }) => ({ token, isAuthenticated }),
      // The token's own key is authoritative. The persisted state may be outdated.
      merge: (_persisted, current) => current,
    }),
  );
  store.setState({});

  /** The state with a new token. What waits, waits for the same user only. */
  const signedIn = (token: string, user: User | null): SessionState => {
    const { suspended } = store.getState();
    const isBack = suspended !== null && isSameUser(token, suspended.token);
    return { ...stateOf(token), begunAt: Date.now(), user, suspended: isBack ? suspended : null };
  };

  /** The state after the session. Its page waits for its user, except after Logout. */
  const ended = (reason: SessionEnd): SessionState => {
    const { token, user, suspended } = store.getState();
    const left = token !== null && user ? { token, user } : suspended;
    return { ...stateOf(null, reason), suspended: reason === 'logout' ? null : left };
  };
  /** Tells other tabs why the token is removed next. What does not say so, such as clearing all data, is a Logout. */
  const tellOtherTabs = (reason: SessionEnd) => {
    if (reason === 'logout') storage.removeItem(SESSION_END_KEY);
    else storage.setItem(SESSION_END_KEY, reason);
  };
  const endElsewhere = () =>
    SESSION_ENDS.find((reason) => reason === storage.getItem(SESSION_END_KEY)) ?? 'logout';

  return {
    ...store,
    begin(token, user) {
      storage.removeItem(SESSION_END_KEY);
      storage.setItem(TOKEN_KEY, token);
      store.setState(signedIn(token, user));
    },
    setUser: (user) => store.setState({ user }),
    refusePassword(token) {
      if (store.getState().token === token) store.setState({ passwordRefused: true });
    },
    end(token, reason) {
      if (store.getState().token !== token) return;
      if (storage.getItem(TOKEN_KEY) === token) {
        tellOtherTabs(reason);
        storage.removeItem(TOKEN_KEY);
      }
      store.setState(ended(reason));
    },
    resume: () => store.setState({ suspended: null }),
    followOtherTabs(target) {
      const follow = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== storage || (key !== TOKEN_KEY && key !== null)) return;
        const now = storage.getItem(TOKEN_KEY);
        const { token, user } = store.getState();
        if (now === token) return;
        if (now === null) store.setState(ended(endElsewhere()));
        // A new token of the same user, after a password change: the open page stays.
        else store.setState(signedIn(now, isSameUser(now, token) ? user : null));
      };
      target.addEventListener('storage', follow);
      return () => target.removeEventListener('storage', follow);
    },
  };
}
