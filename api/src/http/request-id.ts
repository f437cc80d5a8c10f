import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

// A caller's own id is kept so that its logs and ours can be joined, unless it could garble a log line.
const SANE = /^[\w.:-]{1,100}$/;

export const requestId: Middleware<RequestState> = async (ctx, next) => {
  const given = ctx.get('x-request-id');
  ctx.state.requestId = SANE.test(given) ? given : randomUUID();
  ctx.set('x-request-id', ctx.state.requestId);
  await next();
};
