import { ApiError } from '../errors/api-error';

export function sessionEndedError(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
}
