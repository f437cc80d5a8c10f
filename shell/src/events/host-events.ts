import type { HostEvent, HostEvents } from '@erm/portal-sdk';
import type { Services } from '../app/services';

/** The events of a portal. The stream, and the code that reads it, are there only while somebody listens. */
export function createHostEvents({
  apiOrigin,
  session,
}: Pick<Services, 'apiOrigin' | 'session'>): HostEvents {
  const listeners = new Set<(event: HostEvent) => void>();
  let stream: Promise<{ stop(): void } | null> | undefined;

  const start = async () => {
    try {
      const { startLiveStream } = await import('./live-stream');
      const tell = (event: HostEvent) => [...listeners].forEach((listener) => listener(event));
      return listeners.size > 0 ? startLiveStream({ origin: apiOrigin, session, tell }) : null;
    } catch (error) {
      // The page works without; the next one to listen tries again.
      console.error('Live updates could not be loaded', error);
      stream = undefined;
      return null;
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      stream ??= start();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        void stream?.then((running) => running?.stop());
        stream = undefined;
      };
    },
  };
}
