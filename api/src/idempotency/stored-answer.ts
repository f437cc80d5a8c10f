import type { IndexDescription } from 'mongodb';

/** The response to a creation that carried an `Idempotency-Key`. `_id` hashes the caller, the endpoint and the key. */
export interface StoredAnswer {
  _id: string;
  /** Tells a different body under the same key. Keyed, because a body may hold a password. */
  bodyHash: string;
  answer: unknown;
  expiresAt: Date;
}

export const storedAnswerIndexes: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];
