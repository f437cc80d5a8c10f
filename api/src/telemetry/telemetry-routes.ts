import { reportTelemetry } from '@erm/contracts/telemetry';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import type { CountPortalEvents } from '../metrics/portal-metrics';
import { defineRoute, type Route } from '../routing/define-route';

interface TelemetryDeps extends ApiDeps {
  countPortalEvents: CountPortalEvents;
}

/** What pages report about portals. It is counted and not kept, neither with its user nor without. */
export function telemetryRoutes({ countPortalEvents, rateLimits }: TelemetryDeps): Route[] {
  return [
    defineRoute(reportTelemetry, async ({ session, body: { events } }) => {
      const counted = await rateLimits.telemetry(session.user._id.toHexString(), events.length);
      await countPortalEvents(events.slice(0, counted));
      return success({ counted });
    }),
  ];
}
