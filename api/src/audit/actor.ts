import { randomUUID } from 'node:crypto';
import type { ChangeReceipt } from '../routing/changed';
import type { Session } from '../routing/session';
import { toObjectId, type ObjectId } from '../db/id';
import type { UserDocument } from '../collections/user-document';

/** The user or program who makes a change, and the request or the larger change that it belongs to. */
export interface Actor extends Pick<UserDocument, '_id' | 'name'> {
  requestId: string;
  receipt?: ChangeReceipt;
  batchId?: ObjectId;
  undoes?: ObjectId;
}

interface ActorCall {
  session: Session;
  requestId: string;
  receipt: ChangeReceipt;
}

export function actorOf({ session, requestId, receipt }: ActorCall): Actor {
  const { _id, name } = session.user;
  return { _id, name, requestId, receipt };
}

/** A program that makes changes for nobody who is signed in. */
export function programActor(name: string): Actor {
  return { _id: toObjectId('0'.repeat(24)), name, requestId: randomUUID() };
}
