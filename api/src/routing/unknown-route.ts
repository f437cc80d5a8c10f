import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { ApiState } from './api-state';
import { ApiError } from '../errors/api-error';

/** Runs when no API route matched. Reports the methods that the path supports, if any. */
export const unknownRoute: Middleware<ApiState> = async (ctx, next) => {
  if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) {
    await next();
    return;
  }
  const layers = (ctx as RouterContext<ApiState>).matched ?? [];
  const methods = [...new Set(layers.flatMap((layer) => layer.methods))].sort();
  if (methods.length === 0) throw new ApiError('NOT_FOUND', 'Nothing exists at this address');

  const allow = [...methods, 'OPTIONS'].join(', ');
  if (ctx.method !== 'OPTIONS') {
    const headers = { allow };
    throw new ApiError('METHOD_NOT_ALLOWED', `This address supports only ${methods.join(', ')}`, { headers });
  }
  ctx.set('allow', allow);
  ctx.status = 204;
};
