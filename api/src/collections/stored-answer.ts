import type { IndexDescription } from 'mongodb';

/** The response to a creation that carried an `Idempotency-Key`. `_id` hashes the caller, the endpoint and the key. */
export interface StoredResponse {
  _id: string;
  /** Detects a different body under the same key. An HMAC, because a body may contain a password. */
  bodyHash: string;
  /** The response. This is the field's name in existing databases. */
  answer: unknown;
  /** The change that the creation made. */
  changeId?: string | undefined;
  expiresAt: Date;
}

export const storedResponseIndexes: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];
