/** The answer to a creation that came with an `Idempotency-Key`, by a hash of the person, the call and the key. */
export interface CreationDocument {
  _id: string;
  /** Tells another body under the same key; keyed, because a body may hold a password. */
  bodyHash: string;
  answer: unknown;
  expiresAt: Date;
}
