import { useEffect } from 'react';
import type { Loadable } from './loadable';

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
