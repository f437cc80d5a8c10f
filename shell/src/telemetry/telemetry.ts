import type { TelemetryEvent } from '@erm/contracts/telemetry';
import { MAX_TELEMETRY_EVENTS, TELEMETRY_PATH } from '@erm/contracts/telemetry-limits';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import { whenIdle } from '../page/prefetch-next';
import type { Session } from '../session/session-store';

/** Reports how a portal loaded. Never waits and never fails. */
export type Report = (event: TelemetryEvent) => void;

/**
 * Collects events and sends them when the browser is idle or the page is hidden, each at most once. Failed reports, and
 * events that do not fit into one request, are dropped: no user may notice the reporting. Bypasses the transport, which
 * would report failures and end the session on a 401.
 * @param origin of the API, empty for the page's own
 */
export function createTelemetry(session: Session, origin: string): Report {
  const waiting: TelemetryEvent[] = [];

  async function send(): Promise<void> {
    const events = waiting.splice(0);
    const { token } = session.getState();
    if (events.length === 0 || token === null) return;
    const response = await fetch(`${origin}${TELEMETRY_PATH}`, {
      method: 'POST',
      credentials: 'include',
      // Outlives the page. A beacon would too, but cannot carry the token.
      keepalive: true,
      headers: {
        Accept: 'application/json',
        [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ events }),
    });
    // A response that is not read keeps its connection.
    await response.text();
  }
  const trySending = () => void send().catch(() => waiting.splice(0));

  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting.length > 0) trySending();
  });
  return (event) => {
    if (waiting.length < MAX_TELEMETRY_EVENTS && waiting.push(event) === 1) whenIdle(trySending);
  };
}
