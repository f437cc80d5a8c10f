import { context, propagation, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { RequestState } from '../http/request-state';

/**
 * One span per request, named after its route. Continues the trace of the caller's `traceparent`. Includes the request
 * ID of the log, but no personal data, IDs, or search text.
 */
export function traceRequests(tracer: Tracer): Middleware<RequestState> {
  return async (ctx, next) => {
    const caller = propagation.extract(context.active(), ctx.headers);
    const span = tracer.startSpan(ctx.method, { kind: SpanKind.SERVER }, caller);
    ctx.res.once('close', () => {
      const { route, requestId } = ctx.state;
      if (route !== undefined) span.updateName(`${ctx.method} ${route}`);
      span.setAttributes({
        'http.request.method': ctx.method,
        'http.response.status_code': ctx.status,
        'erm.request_id': requestId,
        ...(route !== undefined && { 'http.route': route }),
      });
      if (ctx.status >= 500 || (!ctx.res.writableFinished && !ctx.state.isStream))
        span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    await context.with(trace.setSpan(caller, span), next);
  };
}
