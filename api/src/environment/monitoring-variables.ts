import { z } from 'zod';
import { choice, documentation, wholeNumber } from './values';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const monitoringVariables = () => ({
  LOG_LEVEL: choice(LOG_LEVELS)
    .default('info')
    .register(documentation, { meaning: 'The level of the JSON log lines on standard output.' }),
  METRICS: choice(['loopback', 'public']).default('loopback').register(documentation, {
    meaning: 'Who may read `/metrics`: programs on the same machine, or everybody who reaches the process.',
  }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be at least 16 characters that a header may contain')
    .optional()
    .register(documentation, {
      meaning: 'The bearer token that `/metrics` requires instead.',
      unset: 'none',
    }),
  // The other OTEL_ variables are read by OpenTelemetry itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL like http://127.0.0.1:4318' })
    .optional()
    .register(documentation, {
      meaning: 'The OpenTelemetry collector that receives traces.',
      unset: 'no traces',
    }),
  AUDIT_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .register(documentation, { meaning: 'How many days the record of every change is kept.' }),
});
