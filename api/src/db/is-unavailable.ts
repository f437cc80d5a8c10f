import { MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } from 'mongodb';

/** True when the database cannot be reached at present, so that trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError
  );
}
