import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  envDetector,
  resourceFromAttributes,
  detectResources,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';

const STOP_TIMEOUT_MS = 2000;

export interface Tracing {
  tracer: Tracer;
  /** Flushes pending spans, unless the collector is too slow. */
  stop(): Promise<void>;
}

/**
 * Sends traces to the collector that the standard variables `OTEL_EXPORTER_OTLP_*` name; `OTEL_TRACES_SAMPLER` and
 * `OTEL_RESOURCE_ATTRIBUTES` work too. Registers the propagation of W3C trace contexts for the whole process.
 */
export function startTracing(logger: Logger): Tracing {
  // Without a collector every batch fails, which must not go unnoticed, nor stop anything.
  const warn = (...details: unknown[]) =>
    logger.warn({ details: details.map(String) }, 'OpenTelemetry reports a problem');
  diag.setLogger({ error: warn, warn, info: warn, debug: warn, verbose: warn }, DiagLogLevel.WARN);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'engineering-rm-api' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return {
    tracer: provider.getTracer('engineering-rm-api'),
    async stop() {
      const stopped = provider.shutdown().catch((error: unknown) => warn(error));
      await Promise.race([stopped, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
