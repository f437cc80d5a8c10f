/** An error that the client receives with MongoDB's own code. */
export class CommandError extends Error {
  readonly code: number;
  /** Further fields of the reply, such as keyPattern and keyValue of a duplicate key. */
  readonly details: Record<string, unknown>;

  constructor(code: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** For what MongoDB supports and this store does not: it is rejected, never approximated. */
export function unsupported(what: string): CommandError {
  return new CommandError(238, `${what} is not supported by the embedded store`);
}
