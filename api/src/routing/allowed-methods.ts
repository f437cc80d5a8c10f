import type { RouterContext } from '@koa/router';
import { ApiError } from '../errors/api-error';
import type { ApiState } from './api-state';

/** The methods that the path supports. One that is written out is not the ID of a path with a parameter. */
export function allowedMethods(ctx: RouterContext<ApiState>): string[] {
  const layers = (ctx.matched ?? []).filter(({ methods }) => methods.length > 0);
  const literal = layers.filter(({ path }) => typeof path === 'string' && !path.includes(':'));
  return [...new Set((literal.length > 0 ? literal : layers).flatMap(({ methods }) => methods))].sort();
}

export function allowHeader(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

export function methodNotAllowedError(methods: readonly string[]): ApiError {
  const headers = { allow: allowHeader(methods) };
  return new ApiError('METHOD_NOT_ALLOWED', `This address supports only ${methods.join(', ')}`, { headers });
}
