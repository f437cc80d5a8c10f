import { MongoError, MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } from 'mongodb';

/** True when the database cannot be reached at present, so that trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError ||
    // The driver has retried this transaction for as long as it may.
    (error instanceof MongoError && error.hasErrorLabel('TransientTransactionError'))
  );
}
