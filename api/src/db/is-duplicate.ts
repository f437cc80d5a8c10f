import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11000;

/** True when a unique index refused a write; with `field`, when it is the one on this field. */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const pattern: unknown = error['keyPattern'];
  return field === undefined || (typeof pattern === 'object' && pattern !== null && field in pattern);
}
