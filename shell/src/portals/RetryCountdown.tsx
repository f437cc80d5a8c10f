import { Spinner } from '@erm/ui-kit/core';
import { Waiting } from './PortalUnavailable.styles';
import { useCountdown } from './use-countdown';

/** Longer and longer, so that a server that comes back is not met by everyone at once. */
const WAITS_SECONDS = [5, 15, 30];
const LONGEST_WAIT_SECONDS = 60;

interface RetryCountdownProps {
  attempts: number;
  /** No attempt by itself: one is under way, or it would end the same. */
  paused: boolean;
  onEnd: () => void;
}

/** Says when the next attempt begins, and begins it. */
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
