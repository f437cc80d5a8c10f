import { Note } from '@erm/ui-kit/core';
import { useSession } from '../session/use-session';

/** Says why someone who was signed in stands here. */
export function SessionEndNote() {
  const { endedBy } = useSession();
  if (endedBy === 'expiry') {
    return (
      <Note tone="blue" live title="Your session has ended">
        Sign in again to go on where you were.
      </Note>
    );
  }
  if (endedBy === 'no-profile') {
    return (
      <Note tone="yellow" live title="Your profile could not be loaded">
        You were signed out. Sign in again to go on where you were.
      </Note>
    );
  }
  return null;
}
