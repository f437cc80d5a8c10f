import { Spinner } from '@erm/ui-kit/core';
import { Waiting } from './PortalUnavailable.styles';
import { useCountdown } from './use-countdown';

/** Increasing delays, so that clients do not overload a recovering server. */
const RETRY_DELAYS_SECONDS = [5, 15, 30];
const MAX_RETRY_DELAY_SECONDS = 60;

interface RetryCountdownProps {
  attempts: number;
  /** Disables automatic attempts while one is running or if another one could not succeed. */
  paused: boolean;
  onEnd: () => void;
}

/** Counts down to the next attempt, then starts it. */
export function RetryCountdown({ attempts, paused, onEnd }: RetryCountdownProps) {
  const delay = RETRY_DELAYS_SECONDS[attempts - 1] ?? MAX_RETRY_DELAY_SECONDS;
  const remaining = useCountdown(delay, paused, onEnd);
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
