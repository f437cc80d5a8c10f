import { hasVersion } from '@erm/contracts/batch-operations';
import { outdated } from '@erm/contracts/refusals';
import { ApiError } from './api-error';

/** An edit was based on a version older than `current`. Routes present it as a conflict. */
export class StaleEditError extends Error {
  readonly current: unknown;

  constructor(current: unknown) {
    super('The edit is based on an outdated version');
    this.name = 'StaleEditError';
    this.current = current;
  }
}

/** Throws if an edit is based on a version other than the current one. Edits without a version always apply. */
export function assertNotStale(current: { version: number }, version: number | undefined): void {
  if (!hasVersion(version)(current)) throw new StaleEditError(current);
}

/** The error for the caller of an outdated edit, with the presented current entity. */
export function conflictError(current?: unknown): ApiError {
  const { code, message } = outdated();
  return new ApiError(code, message, { current });
}
