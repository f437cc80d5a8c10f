import { ErrorState, LoadingText } from '@erm/ui-kit/core';
import { errorCause } from '../failures/error-cause';

interface WaitingProps {
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

/** Until an answer is loaded. */
export function Waiting({ query: { error, refetch } }: WaitingProps) {
  if (!error) return <LoadingText>Loading...</LoadingText>;
  return (
    <ErrorState
      title="The explanation could not be loaded"
      cause={errorCause(error)}
      onRetry={() => void refetch()}
    />
  );
}
