import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { ApiState } from './api-state';
import { DomainError } from './domain-error';

/** Stands behind the API's router: what arrives here met no route, so it names what would have. */
export const unknownCall: Middleware<ApiState> = async (ctx, next) => {
  if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) {
    await next();
    return;
  }
  const layers = (ctx as RouterContext<ApiState>).matched ?? [];
  const methods = [...new Set(layers.flatMap((layer) => layer.methods))].sort();
  if (methods.length === 0) throw new DomainError('NOT_FOUND', 'There is nothing at this address');

  const allow = [...methods, 'OPTIONS'].join(', ');
  if (ctx.method !== 'OPTIONS') {
    const headers = { allow };
    throw new DomainError('METHOD_NOT_ALLOWED', `This address takes ${methods.join(', ')}`, { headers });
  }
  ctx.set('allow', allow);
  ctx.status = 204;
};
