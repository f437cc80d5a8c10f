import { TODAY_HEADER } from '@erm/contracts/today-header';
import cors from '@koa/cors';
import type { Middleware } from 'koa';

/** Lets pages of the listed origins call the API with credentials, in addition to its own origin. */
export function allowOrigins(origins: readonly string[]): Middleware {
  if (origins.length === 0) return (_ctx, next) => next();
  return cors({
    origin: (ctx) => (origins.includes(ctx.get('origin')) ? ctx.get('origin') : ''),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-contract-version',
      'traceparent',
      'last-event-id',
      TODAY_HEADER,
    ],
    exposeHeaders: ['x-request-id', 'retry-after', 'x-contract-version'],
    maxAge: 600,
  });
}
