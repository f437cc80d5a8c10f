import type { Issue } from '@erm/contracts/errors';

/** A failed call with a user-facing message. `status` 0 and code `NETWORK` mean that there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  readonly requestId: string | null;
  /** After a `CONFLICT`, the server's current state, in the format of its own endpoint. */
  readonly current: unknown;

  /** The shell and each portal bundle their own copy of this class, so `instanceof` must recognize the others'. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError' && 'requestId' in value;
  }

  constructor(details: {
    status: number;
    code: string;
    message: string;
    issues?: readonly Issue[];
    requestId?: string;
    current?: unknown;
  }) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.issues = details.issues ?? [];
    this.requestId = details.requestId ?? null;
    this.current = details.current;
  }
}

/** The text for a toast (product-rules#messages): the server's message if there is one, otherwise `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status >= 400 && error.code !== 'UNREADABLE'
    ? error.message
    : fallback;
}
