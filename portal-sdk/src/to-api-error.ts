import { failureSchema } from '@erm/contracts/errors';
import { ApiError } from './api-error';

/** The failure that a server's answer stands for, also when the answer is not of the API's form. */
export function toApiError(status: number, body: unknown): ApiError {
  const failure = failureSchema.safeParse(body);
  if (!failure.success) {
    return new ApiError({
      status,
      code: 'UNREADABLE',
      message: `The server answered ${status} without an explanation`,
    });
  }
  const { code, error, issues, requestId } = failure.data;
  return new ApiError({ status, code, message: error, issues, requestId });
}
