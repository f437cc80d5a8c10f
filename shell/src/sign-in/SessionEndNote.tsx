import { Note } from '@erm/ui-kit/core';
import { useSession } from '../services/services';

/** Explains why the session ended. */
export function SessionEndNote() {
  const { endedBy } = useSession();
  if (endedBy === 'expiry') {
    return (
      <Note tone="blue" live title="Your session has ended">
        Sign in again to return to this page.
      </Note>
    );
  }
  if (endedBy === 'no-profile') {
    return (
      <Note tone="yellow" live title="Your profile could not be loaded">
        You have been signed out. Sign in again to return to this page.
      </Note>
    );
  }
  return null;
}
