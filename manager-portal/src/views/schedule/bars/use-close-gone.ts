import { useEffect, useRef } from 'react';
import type { Found } from '../model/found';

interface GoneOptions {
  /** The ID of the assignment whose details are open. */
  id: string | null;
  /** That assignment; undefined if it is not loaded, or gone. */
  found: Found | undefined;
  /** Whether the row it had is loaded. */
  isRowLoaded: (found: Found) => boolean;
  close: () => void;
}

/** Closes details of what others have deleted. Otherwise, they would open again, and take the focus, once that is undone. */
export function useCloseGone({ id, found, isRowLoaded, close }: GoneOptions): void {
  const last = useRef<Found | undefined>(undefined);
  useEffect(() => {
    const { current } = last;
    if (found) last.current = found;
    else if (current?.assignment._id === id && isRowLoaded(current)) close();
  });
}
