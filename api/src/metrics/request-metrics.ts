import type { Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestState } from '../http/request-state';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** One label for every unmatched address, so that probing cannot create endless time series. */
const NO_ROUTE = 'none';
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Counts and times every request below it, by method, route and status. */
export function requestMetrics(registry: Registry): Middleware<RequestState> {
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  });

  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const labels = {
        method: METHODS.has(ctx.method) ? ctx.method : 'other',
        route: ctx.state.route ?? NO_ROUTE,
        // One that failed while it was sent had a status that promised otherwise.
        status: ctx.res.errored ? 500 : ctx.status,
      };
      requests.inc(labels);
      if (!ctx.state.isStream) durations.observe(labels, (performance.now() - startedAt) / 1000);
    });
    await next();
  };
}
