import { pino, type Logger } from 'pino';

/**
 * JSON lines on standard output. Of an error only what explains it is written: the driver hangs whole commands on its
 * errors, and a command may carry a password's hash or an email address.
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
