import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ApiState } from '../routing/api-state';

/**
 * One line for each request once it is answered or given up. The route is its pattern, so neither an id nor a search
 * text is written; headers and bodies never are. Files and probes are only worth a line when looking closely.
 */
export function requestLog(logger: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const { requestId, callerRequestId, route, session } = ctx.state;
      const line = {
        requestId,
        callerRequestId,
        userId: session?.user._id.toHexString(),
        method: ctx.method,
        route,
        status: ctx.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ...(!ctx.res.writableFinished && { aborted: true }),
      };
      if (route === undefined || route.startsWith('/api/')) logger.info(line, 'request');
      else logger.debug(line, 'request');
    });
    await next();
  };
}
