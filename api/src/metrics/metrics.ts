import type { Middleware } from 'koa';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { ApiState } from '../http/api-state';
import { DomainError } from '../http/domain-error';
import { isFromThisMachine } from './is-from-this-machine';

export interface Metrics {
  /** Counts and times every request below it. */
  measure: Middleware<ApiState>;
  /** Answers `/metrics`. */
  expose: Middleware<ApiState>;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** One name for all addresses that meet no route: a stranger's guesses must not become endless time series. */
const NO_ROUTE = 'none';

/** Prometheus metrics: requests by route and status, their duration, and the process with its event-loop lag. */
export function createMetrics({ publicMetrics }: { publicMetrics: boolean }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  });

  return {
    async measure(ctx, next) {
      const startedAt = performance.now();
      ctx.res.once('close', () => {
        const labels = {
          method: methodLabel(ctx.method),
          route: ctx.state.route ?? NO_ROUTE,
          status: ctx.status,
        };
        requests.inc(labels);
        durations.observe(labels, (performance.now() - startedAt) / 1000);
      });
      await next();
    },
    async expose(ctx, next) {
      if (ctx.path !== '/metrics' || !['GET', 'HEAD'].includes(ctx.method)) {
        await next();
        return;
      }
      ctx.state.route = ctx.path;
      if (!publicMetrics && !isFromThisMachine(ctx.req)) {
        throw new DomainError('FORBIDDEN', 'Metrics are answered to this machine alone');
      }
      ctx.set('cache-control', 'no-store');
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
  };
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

function methodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other';
}
