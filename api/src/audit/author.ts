import type { UserDocument } from '../db/user-document';
import type { Session } from '../http/api-state';

/** Whose change it is, and by which request. */
export interface Author extends Pick<UserDocument, '_id' | 'name'> {
  requestId: string;
}

export function authorOf({ session, requestId }: { session: Session; requestId: string }): Author {
  const { _id, name } = session.user;
  return { _id, name, requestId };
}
