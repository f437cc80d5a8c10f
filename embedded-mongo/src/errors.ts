/** An error reply with a MongoDB error code. */
export class CommandError extends Error {
  readonly code: number;
  /** Additional fields of the reply, such as keyPattern and keyValue of a duplicate key error. */
  readonly details: Record<string, unknown>;

  constructor(code: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The error for anything that this store does not support, which is always rejected, never approximated. */
export function unsupported(what: string): CommandError {
  return new CommandError(238, `${what} is not supported by the embedded store`);
}
