import Router, { type RouterMiddleware } from '@koa/router';
import { LOGOUT_PATH } from '@erm/contracts/auth-paths';
import type { Endpoint } from '@erm/contracts/endpoint';
import { TELEMETRY_PATH } from '@erm/contracts/telemetry-limits';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import { ERROR_TEXT } from '@erm/contracts/errors';
import { ApiError } from '../errors/api-error';
import type { RateLimits } from '../rate-limits/rate-limits';
import { allowedMethods, methodNotAllowedError } from './allowed-methods';
import type { ApiState } from './api-state';
import type { Route } from './define-route';

interface Guards {
  authenticate: Middleware<ApiState>;
  rateLimits: RateLimits;
}

/**
 * Mounts all routes. Each request is authenticated, authorized by role, counted if it writes, parsed and handled, in
 * this order.
 * @param passwordChange `required` to refuse most requests of a user whose password somebody else set
 */
export function apiRouter(
  routes: readonly Route[],
  { authenticate, rateLimits }: Guards,
  passwordChange: Config['passwordChange'],
): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  const change = ({ allowedBeforePasswordChange }: Endpoint) =>
    passwordChange === 'required' && !allowedBeforePasswordChange ? [requireOwnPassword] : [];
  for (const { endpoint, handle } of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const guards =
      endpoint.roles === 'public'
        ? []
        : [
            authenticate,
            ...change(endpoint),
            authorize(endpoint),
            ...(isWrite(endpoint) ? [limitWrites(rateLimits)] : []),
          ];
    router.register(path, [endpoint.method], [refuseOtherMethods, labelRoute(endpoint), ...guards, handle]);
  }
  return router;
}

/** Of a path that is written out, and also looks like one with a parameter. */
const refuseOtherMethods: RouterMiddleware<ApiState> = async (ctx, next) => {
  const methods = allowedMethods(ctx);
  if (!methods.includes(ctx.method)) throw methodNotAllowedError(methods);
  await next();
};

function labelRoute(endpoint: Endpoint): RouterMiddleware<ApiState> {
  return async (ctx, next) => {
    ctx.state.route = endpoint.path;
    ctx.set('cache-control', 'no-store');
    await next();
  };
}

const requireOwnPassword: RouterMiddleware<ApiState> = async (ctx, next) => {
  if (ctx.state.session?.user.mustChangePassword) {
    throw new ApiError('PASSWORD_CHANGE_REQUIRED', ERROR_TEXT.passwordChangeRequired);
  }
  await next();
};

function authorize({ roles }: Endpoint): RouterMiddleware<ApiState> {
  return async (ctx, next) => {
    const role = ctx.state.session?.user.role;
    if (roles !== 'public' && (!role || !roles.includes(role))) {
      throw new ApiError('FORBIDDEN', "You don't have permission to do this");
    }
    await next();
  };
}

/** Signing out must always be possible, and telemetry has a limit of its own. */
const UNCOUNTED: ReadonlySet<string> = new Set([LOGOUT_PATH, TELEMETRY_PATH]);

function isWrite({ method, path }: Endpoint): boolean {
  return method !== 'GET' && !UNCOUNTED.has(path);
}

function limitWrites({ write }: RateLimits): RouterMiddleware<ApiState> {
  return async (ctx, next) => {
    const { session } = ctx.state;
    if (!session) throw new Error('Writes are counted by user, so authentication must come first');
    await write(session.user, next);
  };
}
