import { useEffect, useState } from 'react';
import type { Loadable, LoadState } from './loadable';
import { useLoadable } from './use-loadable';

/** The first screen comes first. */
const START_MS = 3000;

/**
 * Loads a part three seconds after the component has mounted, which is after the first screen, so that it is there when it is
 * needed, also without a connection.
 */
export function useLoadLater(part: Pick<Loadable<unknown>, 'load'>): void {
  useEffect(() => {
    const timer = setTimeout(() => void part.load(), START_MS);
    return () => clearTimeout(timer);
  }, [part]);
}

/** The same for a part that is shown as soon as it is loaded: from then on, it is retried like any that is wanted. */
export function useLoadedLater<Part>(part: Loadable<Part>): LoadState<Part> {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), START_MS);
    return () => clearTimeout(timer);
  }, []);
  return useLoadable(part, isLater);
}
