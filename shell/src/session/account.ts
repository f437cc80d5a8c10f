import { LOGOUT_PATH, PROFILE_PATH } from '@erm/contracts/auth-paths';
import type { Transport } from '@erm/portal-sdk';
import { readUser } from '../page/read-user';
import type { Session } from './session-store';

const LEAVING_MS = 250;

/** The operations on a session beyond signing in. */
export interface Account {
  /** Loads the profile for the current token, or signs out if that fails (product-rules#session). */
  loadProfile(): Promise<void>;
  /**
   * Loads the profile now and again for every new token (product-rules#session). Returns a function to
   * unsubscribe.
   */
  syncProfile(): () => void;
  logout(): Promise<void>;
}

export function createAccount(session: Session, transport: Transport): Account {
  const account: Account = {
    async loadProfile() {
      const { token } = session.getState();
      if (token === null) return;
      const user = await profile(transport);
      // A page that is being left or reloaded has its requests aborted, but is gone before this.
      if (!user) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      if (session.getState().token !== token) return;
      if (user) session.setUser(user);
      else session.end(token, 'no-profile');
    },
    syncProfile() {
      void account.loadProfile();
      return session.subscribe((now, before) => {
        if (now.token !== before.token) void account.loadProfile();
      });
    },
    async logout() {
      const { token } = session.getState();
      if (token === null) return;
      // The request reads the token before the session is cleared.
      const request = transport({ method: 'POST', path: LOGOUT_PATH });
      session.end(token, 'logout');
      await request.catch((error: unknown) =>
        console.error('The server could not be notified of the logout', error),
      );
    },
  };
  return account;
}

async function profile(transport: Transport) {
  try {
    const { status, body } = await transport({ method: 'GET', path: PROFILE_PATH });
    return status < 400 ? await readUser(body) : null;
  } catch (error) {
    console.error('The profile could not be loaded', error);
    return null;
  }
}
