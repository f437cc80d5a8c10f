import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { ApiState } from './api-state';
import { ApiError } from '../errors/api-error';
import { allowedMethods, allowHeader, methodNotAllowedError } from './allowed-methods';

/** Runs when no API route matched. Reports the methods that the path supports, if any. */
export const unknownRoute: Middleware<ApiState> = async (ctx, next) => {
  if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) {
    await next();
    return;
  }
  const methods = allowedMethods(ctx as RouterContext<ApiState>);
  if (methods.length === 0) throw new ApiError('NOT_FOUND', 'Nothing exists at this address');

  if (ctx.method !== 'OPTIONS') throw methodNotAllowedError(methods);
  ctx.set('allow', allowHeader(methods));
  ctx.status = 204;
};
