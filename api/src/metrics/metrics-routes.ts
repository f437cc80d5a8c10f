import Router from '@koa/router';
import type { Registry } from 'prom-client';
import { ApiError } from '../errors/api-error';
import type { RequestState } from '../http/request-state';
import { isLoopbackRequest } from './is-loopback-request';

/** `/metrics` in the Prometheus text format. */
export function metricsRoutes(
  registry: Registry,
  { publicMetrics }: { publicMetrics: boolean },
): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get('/metrics', async (ctx) => {
    ctx.state.route = ctx.path;
    if (!publicMetrics && !isLoopbackRequest(ctx.req)) {
      throw new ApiError('FORBIDDEN', 'Metrics are available from this machine only');
    }
    ctx.set('cache-control', 'no-store');
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
  return router;
}
