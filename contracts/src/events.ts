import { z } from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './audit-entities';
import { endpoint, type Endpoint } from './endpoint';
import { openEnum } from './text';

/** The path of the stream of events. */
export const EVENTS_PATH = '/api/events';

/** How long a stream can be resumed after it broke off. */
export const RESUMABLE_SECONDS = 300;

/**
 * A change event. It has no payload: the client refetches what it shows, under its own permissions. The same change may
 * arrive more than once.
 */
export const liveEventSchema = z.object({
  changeId: z.string(),
  batchId: z.nullable(z.string()),
  entity: openEnum(AUDIT_ENTITIES),
  action: openEnum(AUDIT_ACTIONS),
  entityId: z.string(),
  by: z.object({ _id: z.string(), name: z.string() }),
  /**
   * The engineers and projects of a changed assignment, before and after, for managers. Without them, it may affect
   * anything.
   */
  engineerIds: z.optional(z.array(z.string())),
  projectIds: z.optional(z.array(z.string())),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** The names of the stream's events. After `reset`, events may have been missed, so everything has to be read again. */
export const STREAM_EVENTS = ['change', 'reset'] as const;

/**
 * The stream, in the format of server-sent events. The `Last-Event-ID` header, or `lastEventId`, continues where a
 * stream broke off. A comment every 20 seconds keeps connections open; its ID is the latest one.
 */
export const streamEvents = endpoint({
  method: 'GET',
  path: EVENTS_PATH,
  summary: 'Stream changes as they happen; engineers receive their own',
  roles: ['manager', 'engineer'],
  status: 200,
  query: z.object({
    lastEventId: z.optional(z.string().check(z.maxLength(100, 'lastEventId is too long'))),
  }),
  response: liveEventSchema,
  isStream: true,
  errors: ['RATE_LIMITED'],
});

/** Endpoints that respond with server-sent events, which `ApiClient.call` cannot read. */
export const streams = { streamEvents } satisfies Record<string, Endpoint>;
