import { streamEvents } from '@erm/contracts/events';
import { parseRequest } from '../http/parse-request';
import type { Route } from '../routing/define-route';
import type { EventStreams } from './event-streams';

export function eventRoutes({ events }: { events: EventStreams }): Route[] {
  return [
    {
      endpoint: streamEvents,
      async handle(ctx) {
        const { session } = ctx.state;
        if (!session) throw new Error('Events are for a user, so authentication must come first');
        const { query } = parseRequest(streamEvents, { params: {}, query: ctx.query, body: undefined });
        const isHead = ctx.method === 'HEAD';
        const lastEventId = ctx.get('last-event-id') || (query.lastEventId ?? '');
        const begin = isHead ? null : await events.open(session, lastEventId, ctx.res);
        ctx.state.isStream = true;
        ctx.status = streamEvents.status;
        ctx.type = 'text/event-stream';
        ctx.set('x-accel-buffering', 'no');
        // Koa would report each client that leaves as an error, and the compression would hold messages back.
        ctx.respond = false;
        if (begin) begin();
        else ctx.res.end();
      },
    },
  ];
}
