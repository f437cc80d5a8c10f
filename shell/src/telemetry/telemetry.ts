import type { TelemetryEvent } from '@erm/contracts/telemetry';
import { MAX_TELEMETRY_EVENTS } from '@erm/contracts/telemetry-limits';
import { whenIdle } from '../page/prefetch-next';
import type { Session } from '../session/session-store';

/** Reports how a portal loaded. Never waits and never fails. */
export type Report = (event: TelemetryEvent) => void;

/**
 * Collects events and sends them once the browser is idle or the page is hidden, each at most once. What cannot be sent
 * is lost, and what does not fit into one request as well: no user may notice that anything is reported.
 */
export function createTelemetry(session: Session, apiOrigin = ''): Report {
  const waiting: TelemetryEvent[] = [];

  async function send(): Promise<void> {
    const { sendEvents } = await import(/* webpackChunkName: "telemetry" */ './send-events');
    const events = waiting.splice(0);
    const { token } = session.getState();
    if (events.length > 0 && token !== null) await sendEvents(apiOrigin, token, events);
  }
  const trySending = () => void send().catch(() => waiting.splice(0));

  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting.length > 0) trySending();
  });
  return (event) => {
    if (waiting.length < MAX_TELEMETRY_EVENTS && waiting.push(event) === 1) whenIdle(trySending);
  };
}
