import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

/** Anything else could garble a log line. */
const LOGGABLE = /^[\w.:-]{1,100}$/;

/** Gives every request an id of ours. The caller's own is logged beside it, so that both sides' logs can be joined. */
export const requestId: Middleware<RequestState> = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  const given = ctx.get('x-request-id');
  if (LOGGABLE.test(given)) ctx.state.callerRequestId = given;
  ctx.set('x-request-id', ctx.state.requestId);
  await next();
};
