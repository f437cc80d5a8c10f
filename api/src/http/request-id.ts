import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

/** Anything else could garble a log line. */
const LOGGABLE = /^[\w.:-]{1,100}$/;

/** Assigns an ID to every request. The caller's own ID is logged with it so that both sides' logs can be correlated. */
export const requestId: Middleware<RequestState> = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  const callerRequestId = ctx.get('x-request-id');
  if (LOGGABLE.test(callerRequestId)) ctx.state.callerRequestId = callerRequestId;
  ctx.set('x-request-id', ctx.state.requestId);
  await next();
};
