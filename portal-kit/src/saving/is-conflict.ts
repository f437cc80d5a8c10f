import { ApiError } from '@erm/portal-sdk';

/** Whether saving failed because another user changed the record first. */
export function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
