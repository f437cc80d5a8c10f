import type { TelemetryEvent } from '@erm/contracts/telemetry';
import { TELEMETRY_PATH } from '@erm/contracts/telemetry-limits';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';

/**
 * Sends events in a request that outlives the page. Not through the shell's transport, which reports failures and ends
 * the session on a 401, nor as a beacon, which cannot carry the token.
 * @throws when there is no response
 */
export async function sendEvents(
  apiOrigin: string,
  token: string,
  events: readonly TelemetryEvent[],
): Promise<void> {
  const response = await fetch(apiOrigin + TELEMETRY_PATH, {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION,
    },
    body: JSON.stringify({ events }),
  });
  // A body that nobody reads keeps its connection busy.
  await response.text();
}
