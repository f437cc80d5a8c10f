import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from './loadable';

const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 4000;

/** Spreads the browsers that failed at the same moment. */
const randomWait = () => SHORTEST_WAIT_MS + Math.random() * (LONGEST_WAIT_MS - SHORTEST_WAIT_MS);

/**
 * Subscribes to a loadable and, if `wanted`, starts loading it. While wanted, a failed part is retried every few
 * seconds and when the browser goes online. `loadable.load()` retries it at once.
 */
export function useLoadable<Part>(loadable: Loadable<Part>, wanted = true): LoadState<Part> {
  const state = useSyncExternalStore(loadable.subscribe, loadable.get);
  useEffect(() => {
    if (!wanted) return;
    const load = () => void loadable.load();
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [loadable, wanted]);
  const failed = state.status === 'failed' && !state.retrying;
  useEffect(() => {
    if (!wanted || !failed) return;
    const timer = setTimeout(() => void loadable.load(), randomWait());
    return () => clearTimeout(timer);
  }, [loadable, wanted, failed]);
  return state;
}
