import { useEffect, useEffectEvent, useState } from 'react';

/** The seconds left of `seconds`, counted from the first render while not paused; calls `onEnd` once. */
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
