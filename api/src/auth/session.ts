import type { UserDocument } from '../users/user-document';

/** A valid session: the user as the database knows them now, and the token that authenticated the request. */
export interface Session {
  user: UserDocument;
  tokenId: string;
  expiresAt: Date;
}
