import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from './loadable';

/**
 * Follows a loadable and, while `wanted`, starts its download. A part that failed is tried again by the next component
 * that wants it, or by `loadable.load()`.
 */
export function useLoadable<Part>(loadable: Loadable<Part>, wanted = true): LoadState<Part> {
  const state = useSyncExternalStore(loadable.subscribe, loadable.get);
  useEffect(() => {
    if (wanted) void loadable.load();
  }, [loadable, wanted]);
  return state;
}
