import { ApiError } from '@erm/portal-sdk';

/** Whether a save failed because somebody else changed the record first. */
export function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
