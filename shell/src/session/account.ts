import { LOGOUT_PATH, PROFILE_PATH } from '@erm/contracts/auth-paths';
import type { Transport } from '@erm/portal-sdk';
import { readUser } from './read-user';
import type { Session } from './session-store';

/** What the shell does with a session beyond signing in. */
export interface Account {
  /** Loads the profile for the current token; without a profile nobody stays signed in (product-rules#session). */
  loadProfile(): Promise<void>;
  /**
   * Loads the profile at start, and again for every new token (product-rules#session). Returns the function that stops
   * it.
   */
  keepProfile(): () => void;
  logout(): Promise<void>;
}

export function createAccount(session: Session, transport: Transport): Account {
  const account: Account = {
    async loadProfile() {
      const { token } = session.getState();
      if (token === null) return;
      const user = await profile(transport);
      if (session.getState().token !== token) return;
      if (user) session.setUser(user);
      else session.end(token, 'no-profile');
    },
    keepProfile() {
      void account.loadProfile();
      return session.subscribe((now, before) => {
        if (now.token !== before.token) void account.loadProfile();
      });
    },
    async logout() {
      const { token } = session.getState();
      if (token === null) return;
      // The request picks up the token before the session forgets it.
      const told = transport({ method: 'POST', path: LOGOUT_PATH });
      session.end(token, 'logout');
      await told.catch((error: unknown) => console.error('The server was not told of the logout', error));
    },
  };
  return account;
}

async function profile(transport: Transport) {
  try {
    const { status, body } = await transport({ method: 'GET', path: PROFILE_PATH });
    return status < 400 ? readUser(body) : null;
  } catch (error) {
    console.error('The profile could not be loaded', error);
    return null;
  }
}
