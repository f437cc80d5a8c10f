import { ERROR_STATUS, type Failure } from '@erm/contracts/errors';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/is-unavailable';
import { InvalidCursorError } from '../db/page-cursor';
import { ApiError, fieldError } from '../errors/api-error';
import { hasCode } from '../errors/has-code';
import type { RequestState } from './request-state';

const CLIENT_LEFT = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Converts everything thrown downstream into the standard failure format. Only unexpected errors are logged. */
export function handleErrors(logger: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = ctx.state;
      const { code, message, details } = expectedError(error) ?? unexpectedError(error, requestId, logger);
      const { issues, headers, current } = details;
      ctx.status = ERROR_STATUS[code];
      if (headers) ctx.set(headers);
      const failure: Failure = {
        success: false,
        error: message,
        message,
        code,
        ...(issues && { issues: [...issues] }),
        ...(current !== undefined && { current }),
        requestId,
      };
      ctx.set('cache-control', 'no-store');
      ctx.body = failure;
    }
  };
}

/**
 * Logs what goes wrong while a response is being sent, when nothing can be said to the client any more. That it has left
 * is not an error: it may close the page at any time.
 */
export function reportBrokenResponse(logger: Logger): (error: Error, ctx?: Context) => void {
  // Koa reports a stream's failure again when the response ends with it.
  const reported = new WeakSet<Error>();
  return (error, ctx) => {
    if (reported.has(error)) return;
    reported.add(error);
    if (CLIENT_LEFT.some((code) => hasCode(error, code))) return;
    if (isOfParser(error)) {
      logger.info({ err: error, requestId: ctx?.state.requestId }, 'Request is malformed');
      return;
    }
    logger.error({ err: error, requestId: ctx?.state.requestId }, 'Response failed');
  };
}

/** Whether the request itself was not HTTP any more, or too slow, in the middle of its body. */
function isOfParser(error: Error & { code?: unknown }): boolean {
  return String(error.code).startsWith('HPE_') || hasCode(error, 'ERR_HTTP_REQUEST_TIMEOUT');
}

/** The error's `ApiError` if a client can cause it; otherwise undefined. */
function expectedError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof InvalidCursorError)) return undefined;
  const message = 'This cursor does not belong to this list. Please start from the first page.';
  return fieldError('BAD_CURSOR', [{ path: 'cursor', message }]);
}

function unexpectedError(error: unknown, requestId: string, logger: Logger): ApiError {
  logger.error({ err: error, requestId }, 'Request failed');
  if (isUnavailable(error)) {
    const headers = { 'retry-after': '5' };
    return new ApiError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', { headers });
  }
  return new ApiError('INTERNAL', 'Something went wrong on our side. Please try again.');
}
