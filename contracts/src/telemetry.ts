import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { success } from './envelope';
import { PORTAL_NAME } from './portal-name';
import { ROLES } from './roles';
import { MAX_LOAD_MILLISECONDS, MAX_TELEMETRY_EVENTS, TELEMETRY_PATH } from './telemetry-limits';
import { enumInput, integerInput } from './text';

/** Why a portal is unavailable, which is also the start of the error code that the page shows: `LOAD-…`. */
export const PORTAL_FAILURE_KINDS = ['load', 'incompatible', 'crash'] as const;
export type PortalFailureKind = (typeof PORTAL_FAILURE_KINDS)[number];

const shared = {
  portal: z.string('portal must be text').check(z.regex(PORTAL_NAME, 'portal must be the name of a portal')),
  version: z
    .string('version must be text')
    .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/, 'version must be the version of a release')),
  /** Whether the page had tried to load this portal before, or reported a failure of the same load. */
  retry: z.boolean('retry must be true or false'),
};

/**
 * The outcome of one attempt to show a portal. A portal that crashes after it was shown, or with a failed page or part,
 * has two events.
 */
export const telemetryEventInput = z.discriminatedUnion(
  'outcome',
  [
    z.strictObject({
      ...shared,
      outcome: z.literal('loaded'),
      /** From the request to the first screen. */
      milliseconds: integerInput('milliseconds', 0, MAX_LOAD_MILLISECONDS),
    }),
    z.strictObject({
      ...shared,
      outcome: z.literal('failed'),
      kind: enumInput(PORTAL_FAILURE_KINDS, `kind must be one of ${PORTAL_FAILURE_KINDS.join(', ')}`),
    }),
  ],
  { error: 'outcome must be loaded or failed' },
);
export type TelemetryEvent = z.input<typeof telemetryEventInput>;

const EVENTS = `events must be a list of 1 to ${MAX_TELEMETRY_EVENTS} events`;

export const telemetryBody = z.strictObject({
  events: z
    .array(telemetryEventInput, EVENTS)
    .check(z.minLength(1, EVENTS), z.maxLength(MAX_TELEMETRY_EVENTS, EVENTS)),
});

export const reportTelemetry = endpoint({
  method: 'POST',
  path: TELEMETRY_PATH,
  summary: 'Report how portals loaded',
  roles: ROLES,
  status: 200,
  bodyLimit: '10 KB',
  body: telemetryBody,
  /** Events beyond a user's share are not counted, which is not an error. */
  response: success(z.object({ counted: z.number() })),
  errors: ['RATE_LIMITED'],
});
