import type { HostEvent } from '@erm/portal-sdk';
import type { Services } from '../app/services';
import { startSharedStream } from './shared-stream';

type Listener = (event: HostEvent) => void;

const listeners = new Set<Listener>();
let stream: { stop(): void } | undefined;

/** Listens to the tab's stream, which is there while anybody listens. */
export function listenToEvents(
  { apiOrigin: origin, session }: Pick<Services, 'apiOrigin' | 'session'>,
  listener: Listener,
): () => void {
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
