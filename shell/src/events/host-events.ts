import type { HostEvent } from '@erm/portal-sdk';
import type { StreamParts } from './live-stream';
import { startSharedStream } from './shared-stream';

type Listener = (event: HostEvent) => void;

const listeners = new Set<Listener>();
let stream: { stop(): void } | undefined;

interface EventsConfig {
  liveEvents?: unknown;
}

/** Read here and not with the page's other settings, because most pages never come to it. */
function hasEvents(): boolean {
  const config = document.getElementById('config')?.textContent ?? '{}';
  return (JSON.parse(config) as EventsConfig).liveEvents === true;
}

/**
 * Subscribes to the tab's event stream, which is open while there are subscribers. APIs of an earlier release have
 * none.
 */
export function listenToEvents(
  { apiOrigin: origin, session }: { apiOrigin: string; session: StreamParts['session'] },
  listener: Listener,
): () => void {
  if (!hasEvents()) return () => {};
  const tell: Listener = (event) => [...listeners].forEach((each) => each(event));
  listeners.add(listener);
  stream ??= startSharedStream({ origin, session, tell });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stream?.stop();
    stream = undefined;
  };
}
