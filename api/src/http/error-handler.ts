import { ERROR_STATUS, type Failure } from '@erm/contracts/errors';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/is-unavailable';
import type { ApiState } from './api-state';
import { DomainError } from './domain-error';

/** Answers whatever was thrown below it in the one shape of failures; only a fault of ours is logged as an error. */
export function handleErrors(logger: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = ctx.state;
      const refusal = asDomainError(error);
      if (!(error instanceof DomainError)) logger.error({ err: error, requestId }, 'Request failed');
      const { issues, headers, current } = refusal.details;
      ctx.status = ERROR_STATUS[refusal.code];
      if (headers) ctx.set(headers);
      const failure: Failure = {
        success: false,
        error: refusal.message,
        message: refusal.message,
        code: refusal.code,
        ...(issues && { issues: [...issues] }),
        ...(current !== undefined && { current }),
        requestId,
      };
      ctx.set('cache-control', 'no-store');
      ctx.body = failure;
    }
  };
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) {
    const headers = { 'retry-after': '5' };
    return new DomainError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', { headers });
  }
  return new DomainError('INTERNAL', 'Something went wrong on our side. Please try again.');
}
