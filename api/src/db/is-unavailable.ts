import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

/**
 * The driver has already retried these for as long as it may. With the last label, the outcome of a commit is unknown.
 */
const RETRIED = ['TransientTransactionError', 'RetryableWriteError', 'UnknownTransactionCommitResult'];

/** Error codes of a node that is starting, stopping, or not a readable primary. */
const CHANGES_STATE: ReadonlySet<unknown> = new Set([
  91, // ShutdownInProgress
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11601, // Interrupted, as when an abandoned transaction is ended just as its process goes on
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** A connection closed by the other side while writing: the driver passes the socket's error through. */
const ENDED_CONNECTION: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/** True when the database is temporarily unavailable, so that trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  // The driver wraps connection errors of a bulk write, and those of several connections at once, and drops their
  // labels.
  if (error instanceof MongoBulkWriteError && isUnavailable(error.errorResponse)) return true;
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError ||
    (error instanceof Error && 'code' in error && ENDED_CONNECTION.has(error.code)) ||
    (error instanceof MongoServerError && CHANGES_STATE.has(error.code)) ||
    (error instanceof MongoError && RETRIED.some((label) => error.hasErrorLabel(label)))
  );
}
