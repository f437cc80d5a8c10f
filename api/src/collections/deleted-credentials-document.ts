import type { IndexDescription, ObjectId } from 'mongodb';
import type { UserDocument } from './user-document';

type Kept = 'passwordHash' | 'mustChangePassword' | 'tokenVersion' | 'load';

/**
 * What of a deleted engineer's account the log does not contain, so that undoing the deletion soon restores the sign-in
 * as well. No response and no backup reads it.
 */
export interface DeletedCredentials extends Pick<UserDocument, Kept> {
  /** The engineer's id. */
  _id: ObjectId;
  expiresAt: Date;
}

export const deletedCredentialsIndexes: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];
