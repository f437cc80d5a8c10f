import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from './loadable';

/**
 * Subscribes to a loadable and, if `wanted`, starts loading it. A failed part is retried when the browser is online again,
 * by the next component that mounts with `wanted`, or by calling `loadable.load()`.
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
  return state;
}
