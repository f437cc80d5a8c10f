import { pino, type Logger } from 'pino';

/**
 * JSON lines on standard output. Only the explanatory parts of an error are written: the driver attaches whole commands
 * to its errors, and a command may contain a password hash or an email address.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: serializeError },
  });
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause ? { cause: serializeError(cause) } : {}),
  };
}
