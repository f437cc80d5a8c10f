import { createHash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { ApiError } from '../errors/api-error';
import type { RequestState } from '../http/request-state';
import { isLoopbackRequest } from './is-loopback-request';

type Access = Pick<Config, 'publicMetrics' | 'metricsToken'>;

/** `/metrics` in the Prometheus text format: with the token if there is one, otherwise from this machine or for all. */
export function metricsRoutes(registry: Registry, access: Access): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get('/metrics', async (ctx) => {
    ctx.state.route = ctx.path;
    assertAllowed(ctx, access);
    ctx.set('cache-control', 'no-store');
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
  return router;
}

function assertAllowed(ctx: Context, { publicMetrics, metricsToken }: Access): void {
  if (metricsToken !== undefined) {
    if (isSame(ctx.get('authorization'), `Bearer ${metricsToken}`)) return;
    throw new ApiError('FORBIDDEN', 'Metrics require the bearer token that is set as METRICS_TOKEN');
  }
  if (!publicMetrics && !isLoopbackRequest(ctx.req)) {
    throw new ApiError('FORBIDDEN', 'Metrics are available from this machine only');
  }
}

/** Takes the same time wherever the texts differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
