import type { Session } from '../auth/session';
import type { UserDocument } from '../users/user-document';

/** Who makes a change, and in which request. */
export interface Actor extends Pick<UserDocument, '_id' | 'name'> {
  requestId: string;
}

export function actorOf({ session, requestId }: { session: Session; requestId: string }): Actor {
  const { _id, name } = session.user;
  return { _id, name, requestId };
}
