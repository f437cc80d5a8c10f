import { Spinner } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Waiting } from './PortalUnavailable.styles';

/** Short enough for a portal to be back within five seconds after its server is. */
const LONGEST_WAIT_SECONDS = 4;
const SHORTEST_WAIT_SECONDS = 2;

interface RetryCountdownProps {
  /** Disables the automatic retry: an attempt is running, or another one would fail in the same way. */
  paused: boolean;
  onEnd: () => void;
}

/** Counts down to the next attempt and then starts it. */
export function RetryCountdown({ paused, onEnd }: RetryCountdownProps) {
  const [wait] = useState(randomWait);
  const remaining = useCountdown(wait, paused, onEnd);
  return (
    <Waiting>
      {remaining > 0 && !paused && (
        <>
          <Spinner size={12} />
          Trying again in {remaining} s
        </>
      )}
    </Waiting>
  );
}

/** Counts down from `seconds` while not paused and returns the remaining seconds. Calls `onEnd` once. */
function useCountdown(seconds: number, paused: boolean, onEnd: () => void): number {
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

/** Spreads the browsers that lost a portal at the same moment. */
function randomWait(): number {
  return (
    SHORTEST_WAIT_SECONDS + Math.floor(Math.random() * (LONGEST_WAIT_SECONDS - SHORTEST_WAIT_SECONDS + 1))
  );
}
