import { ApiError } from '@erm/portal-sdk';
import {
  onlineManager,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query';
import { perQueryClient } from '../live/per-query-client';

/** How often an API is asked again that could not be reached. Browsers tell by themselves when they are online again. */
const RETRY_MS = 15_000;

/** A connection that is lost. */
export interface Lost {
  /** When the data on screen was fetched, in milliseconds; null if there is none. */
  shownFrom: number | null;
}

/** Whether the API can be reached, judging by the portal's requests and the browser's online state. */
export interface Connection {
  /** Calls back when the connection is lost or restored, and monitors it while there are subscribers. */
  subscribe: (listener: () => void) => () => void;
  /** Null while connected. */
  lost: () => Lost | null;
  /** Refetches what is on screen. Resolves once that has succeeded or failed. */
  tryAgain: () => Promise<void>;
}

export const connectionOf = perQueryClient(createConnection);

function createConnection(queryClient: QueryClient): Connection {
  const listeners = new Set<() => void>();
  let lost: Lost | null = null;
  let retries: ReturnType<typeof setInterval> | undefined;

  const readAgain = () => queryClient.refetchQueries({ type: 'active' });
  const setLost = (isLost: boolean) => {
    clearInterval(retries);
    if (isLost) retries = setInterval(() => void readAgain(), RETRY_MS);
    if (isLost === (lost !== null)) return;
    lost = isLost ? { shownFrom: oldestShown(queryClient) } : null;
    listeners.forEach((listener) => listener());
  };
  const onCacheEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !('manual' in action && action.manual))
      setLost(!onlineManager.isOnline());
    else if ((action.type === 'failed' || action.type === 'error') && isUnreachable(action.error)) {
      setLost(true);
    }
  };
  const watch = () => {
    const unwatch = [
      onlineManager.subscribe((isOnline) => setLost(!isOnline)),
      queryClient.getQueryCache().subscribe(onCacheEvent),
      queryClient.getMutationCache().subscribe(onCacheEvent),
    ];
    if (!onlineManager.isOnline()) setLost(true);
    return () => {
      clearInterval(retries);
      lost = null;
      unwatch.forEach((stop) => stop());
    };
  };
  let stop = () => {};
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    lost: () => lost,
    tryAgain: readAgain,
  };
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK';

/** When the oldest data on screen was fetched. */
function oldestShown(queryClient: QueryClient): number | null {
  const moments = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []));
  return moments.length > 0 ? Math.min(...moments) : null;
}
