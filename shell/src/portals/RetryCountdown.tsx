import { Spinner } from '@erm/ui-kit/core';
import { Waiting } from './PortalUnavailable.styles';
import { useCountdown } from './use-countdown';

/** Growing delays, so that a server that comes back is not hit by everyone at once. */
const WAITS_SECONDS = [5, 15, 30];
const LONGEST_WAIT_SECONDS = 60;

interface RetryCountdownProps {
  attempts: number;
  /** No automatic attempt: one is running, or it would end the same way. */
  paused: boolean;
  onEnd: () => void;
}

/** Counts down to the next attempt, then starts it. */
export function RetryCountdown({ attempts, paused, onEnd }: RetryCountdownProps) {
  const wait = WAITS_SECONDS[attempts - 1] ?? LONGEST_WAIT_SECONDS;
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
