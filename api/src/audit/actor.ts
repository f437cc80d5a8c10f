import { randomUUID } from 'node:crypto';
import type { Session } from '../auth/session';
import { toObjectId } from '../db/id';
import type { UserDocument } from '../users/user-document';

/** The user or program who makes a change, and the request. */
export interface Actor extends Pick<UserDocument, '_id' | 'name'> {
  requestId: string;
}

export function actorOf({ session, requestId }: { session: Session; requestId: string }): Actor {
  const { _id, name } = session.user;
  return { _id, name, requestId };
}

/** A program that makes changes for nobody who is signed in. */
export function programActor(name: string): Actor {
  return { _id: toObjectId('0'.repeat(24)), name, requestId: randomUUID() };
}
