import type { ObjectId } from 'mongodb';
import type { Session } from '../http/api-state';

/** Whose change it is, and by which request. */
export interface Author {
  _id: ObjectId;
  name: string;
  requestId: string;
}

export function authorOf({ session, requestId }: { session: Session; requestId: string }): Author {
  const { _id, name } = session.user;
  return { _id, name, requestId };
}
