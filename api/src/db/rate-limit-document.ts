import type { ObjectId } from 'mongodb';

/** How often something was tried within a span of time, in the shape that rate-limiter-flexible keeps. */
export interface RateLimitDocument {
  _id: ObjectId;
  key: string;
  points: number;
  expire: Date | null;
}
