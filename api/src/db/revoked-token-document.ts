/** The token of a session that was ended, by its `jti`, kept until the token would have expired by itself. */
export interface RevokedTokenDocument {
  _id: string;
  expiresAt: Date;
}
