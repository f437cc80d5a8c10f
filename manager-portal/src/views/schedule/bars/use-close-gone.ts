import { useEffect, useRef } from 'react';
import type { Found } from '../model/found';

interface GoneOptions {
  /** ID of the assignment with open details. */
  id: string | null;
  /** That assignment; undefined if not loaded or deleted. */
  found: Found | undefined;
  /** Whether the row that had it is loaded. */
  isRowLoaded: (found: Found) => boolean;
  close: () => void;
}

/** Closes the details of a deleted assignment: otherwise an undo would reopen them and steal the focus. */
export function useCloseGone({ id, found, isRowLoaded, close }: GoneOptions): void {
  const last = useRef<Found | undefined>(undefined);
  useEffect(() => {
    const { current } = last;
    if (found) last.current = found;
    else if (current?.assignment._id === id && isRowLoaded(current)) close();
  });
}
