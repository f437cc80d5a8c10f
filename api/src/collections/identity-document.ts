import type { IndexDescription, ObjectId } from 'mongodb';

/** A person at the identity provider, and their account here. */
export interface IdentityDocument {
  /** Issuer and subject, which never change and are never given to somebody else. */
  _id: string;
  userId: ObjectId;
  /** The one-time codes of sign-ins that their pages have not finished yet, the last ones. */
  codes?: string[];
  /** That of earlier releases, which knew one. */
  code?: string | null;
}

export const identityIndexes: IndexDescription[] = [{ key: { userId: 1 }, name: 'of_user', unique: true }];
