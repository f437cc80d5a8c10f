import type { UserDocument } from '../collections/user-document';

/** A valid session: the user's current document and the token that authenticated the request. */
export interface Session {
  user: UserDocument;
  /** The ID of all its tokens. */
  tokenId: string;
  /** When the user signed in. */
  signedInAt: Date;
  /** When this token expires. The session may have others. */
  expiresAt: Date;
}
