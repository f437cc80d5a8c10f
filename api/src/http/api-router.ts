import Router, { type RouterMiddleware } from '@koa/router';
import type { Endpoint } from '@erm/contracts/endpoint';
import type { Middleware } from 'koa';
import type { ApiState } from './api-state';
import type { Route } from './define-route';
import { DomainError } from './domain-error';

/** All routes on one router. Each runs in this order: authenticate, authorize the role, parse, answer. */
export function apiRouter(routes: readonly Route[], authenticate: Middleware<ApiState>): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  for (const { endpoint, answer } of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const guards = endpoint.roles === 'public' ? [] : [authenticate, authorize(endpoint)];
    router.register(path, [endpoint.method], [describe(endpoint), ...guards, answer]);
  }
  return router;
}

function describe(endpoint: Endpoint): RouterMiddleware<ApiState> {
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
      throw new DomainError('FORBIDDEN', "You don't have permission to do this");
    }
    await next();
  };
}
