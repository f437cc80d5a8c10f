import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Database } from '../collections/database';

/** Counts in the database, so that all processes share the count. */
export function sharedLimiter(
  db: Database,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterMongo {
  return new RateLimiterMongo({
    // The library requests a collection by name. Returns ours, which uses the majority write concern.
    storeClient: { collection: () => db.rateLimits },
    keyPrefix: name,
    points,
    duration: seconds,
    disableIndexesCreation: true,
  });
}
