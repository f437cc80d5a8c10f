import type { IndexDescription, ObjectId } from 'mongodb';
import type { UserDocument } from './user-document';

type Kept = 'passwordHash' | 'mustChangePassword' | 'tokenVersion' | 'load';

/**
 * Credentials of a deleted engineer that the log does not contain, so that a prompt undo restores the sign-in, too.
 * Never part of a response or a backup.
 */
export interface DeletedCredentials extends Pick<UserDocument, Kept> {
  /** The engineer's id. */
  _id: ObjectId;
  expiresAt: Date;
}

export const deletedCredentialsIndexes: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];
