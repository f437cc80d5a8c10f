import type { Session } from '../auth/session';
import type { UserDocument } from '../users/user-document';

/** The user who makes a change, and the request. */
export interface Actor extends Pick<UserDocument, '_id' | 'name'> {
  requestId: string;
}

export function actorOf({ session, requestId }: { session: Session; requestId: string }): Actor {
  const { _id, name } = session.user;
  return { _id, name, requestId };
}
