import type { HostEvent } from '@erm/portal-sdk';
import { readClaims } from '../page/token-claims';
import { startLiveStream, STREAM_TIMES, type StreamParts } from './live-stream';
import { untilVisible, watchVisibility } from './visibility';

/**
 * Tells of events through one stream for all tabs of a user, because over HTTP/1.1 a browser has only six connections to
 * a site, and every stream keeps one of them. The tab with the lock reads the stream and passes its events on. Where tabs
 * cannot agree (locks need HTTPS or localhost), each reads again at intervals instead.
 */
export function startSharedStream(parts: StreamParts): { stop(): void } {
  const { session, tell, times = STREAM_TIMES } = parts;
  const stopped = new AbortController();
  const { token } = session.getState();
  const name = `live-events-${token === null ? '' : readClaims(token).sub}`;

  if (!('locks' in navigator)) {
    const timer = setInterval(() => tell({ kind: 'reset' }), times.longestRetryMs);
    return { stop: () => clearInterval(timer) };
  }

  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<HostEvent>) => tell(data);
  const tellAll = (event: HostEvent) => {
    tell(event);
    channel.postMessage(event);
  };

  /** Reads the stream until this tab is stopped, or hidden for so long that another one should. */
  const lead = () =>
    new Promise<void>((resolve) => {
      const stream = startLiveStream({ ...parts, tell: tellAll });
      const finish = () => {
        stream.stop();
        unwatch();
        stopped.signal.removeEventListener('abort', finish);
        resolve();
      };
      const unwatch = watchVisibility(times.hiddenMs, finish);
      stopped.signal.addEventListener('abort', finish);
    });
  const run = async () => {
    while (!stopped.signal.aborted) {
      await untilVisible(stopped.signal);
      if (stopped.signal.aborted) return;
      await navigator.locks.request(name, { signal: stopped.signal }, lead);
    }
  };
  run().catch((error: unknown) => {
    if (!stopped.signal.aborted) console.error('Live updates have ended', error);
  });
  return {
    stop() {
      stopped.abort();
      channel.close();
    },
  };
}
