import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11000;

/** True if a unique index rejected a write; with `field`, only if it is the index on that field. */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const pattern: unknown = error['keyPattern'];
  return field === undefined || (typeof pattern === 'object' && pattern !== null && field in pattern);
}
