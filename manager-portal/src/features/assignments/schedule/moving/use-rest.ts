import { useEffect, useEffectEvent, useRef } from 'react';

const REST_MS = 800;

/** Calls back once keys have rested for a moment, and at the latest when the view is left. */
export function useRest(onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const call = useEffectEvent(onRest);
  // Leaving the view does not lose what was pressed.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      call();
    },
    [],
  );
  return {
    /** Waits no more. */
    stop: () => clearTimeout(timer.current),
    /** Waits again, as another key was pressed. */
    wait(then: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(then, REST_MS);
    },
  };
}
