import type { Middleware } from 'koa';
import { ApiError } from '../errors/api-error';
import type { RequestState } from './request-state';

/** Rejects a request target like `http://[`, which Koa fails to parse on first use of `ctx.path`. */
export const rejectMalformedUrl: Middleware<RequestState> = async (ctx, next) => {
  try {
    void ctx.path;
  } catch {
    throw new ApiError('VALIDATION_FAILED', 'The URL of this request is malformed');
  }
  await next();
};
