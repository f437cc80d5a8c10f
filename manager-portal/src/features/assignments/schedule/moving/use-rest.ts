import { useEffect, useEffectEvent, useRef } from 'react';

const REST_MS = 800;

interface RestOptions<Change> {
  save: (change: Change) => void;
  /** Takes back what is shown of a change. */
  putBack: () => void;
}

/** What keys have changed, which is saved once they have rested for a moment, and at the latest when the view is left. */
export function useRest<Change>({ save, putBack }: RestOptions<Change>) {
  const waiting = useRef<Change | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const take = () => {
    clearTimeout(timer.current);
    const change = waiting.current;
    waiting.current = null;
    return change;
  };
  const flush = () => {
    const change = take();
    if (change) save(change);
  };
  const onLeave = useEffectEvent(flush);
  // Leaving the view does not lose what was pressed.
  useEffect(() => () => onLeave(), []);
  return {
    /** What waits; null if nothing does. */
    waiting: () => waiting.current,
    /** Waits again, as another key was pressed. */
    wait(change: Change) {
      waiting.current = change;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, REST_MS);
    },
    /** Saves what waits at once. */
    flush,
    /** Takes back what waits. Returns false if nothing does. */
    discard(): boolean {
      if (!take()) return false;
      putBack();
      return true;
    },
  };
}
