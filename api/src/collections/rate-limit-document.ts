import type { IndexDescription, ObjectId } from 'mongodb';

/** Attempts within a window of time, in the shape that rate-limiter-flexible stores. */
export interface RateLimitDocument {
  _id: ObjectId;
  key: string;
  points: number;
  expire: Date | null;
}

export const rateLimitIndexes: IndexDescription[] = [
  { key: { key: 1 }, name: 'key', unique: true },
  { key: { expire: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];
