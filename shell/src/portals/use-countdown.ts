import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down from `seconds` while not paused and returns the remaining seconds. Calls `onEnd` once. */
export function useCountdown(seconds: number, paused: boolean, onEnd: () => void): number {
  const [remaining, setRemaining] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || remaining === 0) return;
    const timer = setTimeout(() => {
      setRemaining(remaining - 1);
      if (remaining === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [remaining, paused]);
  return remaining;
}
