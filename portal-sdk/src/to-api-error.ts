import { failureSchema } from '@erm/contracts/errors';
import { ApiError } from './api-error';

/** Converts a failed response to an `ApiError`, even if it is not in the API's format. */
export function toApiError(status: number, body: unknown): ApiError {
  const failure = failureSchema.safeParse(body);
  if (!failure.success) {
    return new ApiError({
      status,
      code: 'UNREADABLE',
      message: `The server returned status ${status} without an explanation`,
    });
  }
  const { code, error, issues, requestId, current } = failure.data;
  return new ApiError({ status, code, message: error, issues, requestId, current });
}
