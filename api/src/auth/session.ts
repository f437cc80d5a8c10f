import type { UserDocument } from '../users/user-document';

/** A valid session: the user's current document and the token that authenticated the request. */
export interface Session {
  user: UserDocument;
  tokenId: string;
  expiresAt: Date;
}
