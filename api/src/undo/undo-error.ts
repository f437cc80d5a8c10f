import type { Issue } from '@erm/contracts/errors';
import { ApiError } from '../errors/api-error';
import { conflictError, StaleEditError } from '../errors/stale-edit-error';

/** An undo has no input that could be wrong: whatever does not exist or fit anymore has changed since. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'NOT_FOUND') return deletedSinceError();
  return error.code === 'VALIDATION_FAILED' ? new ApiError('CONFLICT', error.message) : error;
}

export function deletedSinceError(): ApiError {
  return new ApiError('CONFLICT', 'What this change was about has been deleted in the meantime.');
}

/** The error for one of several changes; `path` names the change. */
export function issueOf(path: string, error: ApiError | StaleEditError): Issue {
  const { message, details } = error instanceof StaleEditError ? conflictError() : error;
  return { ...details.issues?.[0], path, message };
}
