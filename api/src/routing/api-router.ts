import Router, { type RouterMiddleware } from '@koa/router';
import type { Endpoint } from '@erm/contracts/endpoint';
import type { Middleware } from 'koa';
import { ApiError } from '../errors/api-error';
import type { ApiState } from './api-state';
import type { Route } from './define-route';

/** Mounts all routes. Each request is authenticated, authorized by role, parsed and handled, in this order. */
export function apiRouter(routes: readonly Route[], authenticate: Middleware<ApiState>): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  for (const { endpoint, handle } of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const guards = endpoint.roles === 'public' ? [] : [authenticate, authorize(endpoint)];
    router.register(path, [endpoint.method], [labelRoute(endpoint), ...guards, handle]);
  }
  return router;
}

function labelRoute(endpoint: Endpoint): RouterMiddleware<ApiState> {
  return async (ctx, next) => {
    ctx.state.route = endpoint.path;
    ctx.set('cache-control', 'no-store');
    await next();
  };
}

function authorize({ roles }: Endpoint): RouterMiddleware<ApiState> {
  return async (ctx, next) => {
    const role = ctx.state.session?.user.role;
    if (roles !== 'public' && (!role || !roles.includes(role))) {
      throw new ApiError('FORBIDDEN', "You don't have permission to do this");
    }
    await next();
  };
}
