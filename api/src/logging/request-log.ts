import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ApiState } from '../routing/api-state';

/**
 * Logs one line per finished or aborted request. The route is logged as its pattern, so IDs and search text
 * stay out of the log, as do headers and bodies. Files and probes are logged at `debug`.
 */
export function requestLog(logger: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const { requestId, callerRequestId, route, session, isStream } = ctx.state;
      const line = {
        requestId,
        callerRequestId,
        userId: session?.user._id.toHexString(),
        method: ctx.method,
        route,
        status: ctx.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ...(!ctx.res.writableFinished && !isStream && { aborted: true }),
      };
      if (route === undefined || route.startsWith('/api/')) logger.info(line, 'request');
      else logger.debug(line, 'request');
    });
    await next();
  };
}
