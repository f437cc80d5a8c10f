import { EVENTS_PATH, liveEventSchema } from '@erm/contracts/events';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import type { HostEvent } from '@erm/portal-sdk';
import type { Session } from '../session/session-store';
import { pause, randomWait } from './pause';
import { readMessages, type StreamMessage } from './read-messages';
import { untilVisible, watchVisibility } from './visibility';

export interface StreamTimes {
  /** The first wait before connecting again. It doubles with each failure up to the longest one. */
  retryMs: number;
  longestRetryMs: number;
  /** Longer than the server is ever silent: the connection is dead, or something holds its messages back. */
  silenceMs: number;
  /** The same for a new connection, which begins with a message. */
  firstSilenceMs: number;
  /** How long a hidden tab keeps its stream. */
  hiddenMs: number;
}

export const STREAM_TIMES: StreamTimes = {
  retryMs: 1000,
  longestRetryMs: 30_000,
  silenceMs: 50_000,
  firstSilenceMs: 10_000,
  hiddenMs: 120_000,
};
/** From then on, listeners read again as often as the longest wait, because no stream is to be expected. */
const FAILURES_UNTIL_FALLBACK = 3;
/** A continued stream repeats some changes. */
const REMEMBERED_CHANGES = 500;

export interface StreamParts {
  /** The origin of the API, empty for the page's own. */
  origin: string;
  session: Pick<Session, 'getState' | 'end'>;
  tell: (event: HostEvent) => void;
  times?: StreamTimes;
}

/**
 * Keeps a stream of events open until `stop` is called, across interruptions. `EventSource` cannot send the token in a
 * header, and a URL would be logged.
 */
export function startLiveStream({ origin, session, tell, times = STREAM_TIMES }: StreamParts): {
  stop(): void;
} {
  const stopped = new AbortController();
  const told = new Set<string>();
  let lastId: string | null = null;
  let failures = 0;
  let fallback: ReturnType<typeof setInterval> | undefined;

  const onMessage = ({ id, event, data }: StreamMessage) => {
    if (id !== null) lastId = id;
    failures = 0;
    endFallback();
    if (event === 'reset') tell({ kind: 'reset' });
    if (event !== 'change') return;
    const change = liveEventSchema.parse(JSON.parse(data));
    if (told.has(change.changeId)) return;
    told.add(change.changeId);
    if (told.size > REMEMBERED_CHANGES) told.delete(told.values().next().value!);
    tell({ kind: 'change', change });
  };

  const beginFallback = () => {
    const reset = () => tell({ kind: 'reset' });
    fallback ??= (reset(), setInterval(reset, times.longestRetryMs));
  };
  const endFallback = () => {
    clearInterval(fallback);
    fallback = undefined;
  };
  stopped.signal.addEventListener('abort', endFallback);

  /** Resolves when the stream ends; true if the session has ended too. */
  const readOnce = async (signal: AbortSignal, onPart: () => void): Promise<boolean> => {
    const { token } = session.getState();
    if (token === null) return true;
    const headers: Record<string, string> = {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION,
      ...(lastId !== null && { 'Last-Event-ID': lastId }),
    };
    const request = { headers, credentials: 'include', cache: 'no-store', signal } as const;
    const response = await fetch(`${origin}${EVENTS_PATH}`, request);
    if (response.status === 401) {
      session.end(token, 'expiry');
      return true;
    }
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
      throw new Error(`${EVENTS_PATH} returned ${response.status} ${type}`);
    }
    await readMessages(response.body, onMessage, onPart);
    return false;
  };

  /** Gives up on a connection that is silent for too long or that nobody looks at. */
  const connect = async (): Promise<boolean> => {
    const connection = new AbortController();
    const abort = () => connection.abort();
    let silence = setTimeout(abort, times.firstSilenceMs);
    const unwatch = watchVisibility(times.hiddenMs, abort);
    stopped.signal.addEventListener('abort', abort);
    try {
      return await readOnce(connection.signal, () => {
        clearTimeout(silence);
        silence = setTimeout(abort, times.silenceMs);
      });
    } finally {
      clearTimeout(silence);
      unwatch();
      stopped.signal.removeEventListener('abort', abort);
    }
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await untilVisible(stopped.signal);
      failures += 1;
      try {
        if (await connect()) {
          endFallback();
          return;
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        // A `TypeError` means no network, or in Firefox a page that is being left: browsers report the one themselves,
        // and reading again would fail as well.
        if (!(error instanceof TypeError)) {
          console.warn('Live updates were interrupted', error);
          if (failures >= FAILURES_UNTIL_FALLBACK) beginFallback();
        }
      }
      await pause(waitAfter(failures, times), stopped.signal);
    }
  };
  void run();
  return { stop: () => stopped.abort() };
}

function waitAfter(failures: number, { retryMs, longestRetryMs }: StreamTimes): number {
  const longest = Math.min(retryMs * 2 ** Math.min(failures, 10), longestRetryMs);
  return failures >= FAILURES_UNTIL_FALLBACK ? longest : randomWait(longest);
}
