import { ErrorState } from '@erm/ui-kit/core';
import { errorCause } from '@erm/portal-kit';
import type { CapacityGate } from './use-capacity-gate';

/** Explains that the engineer's load could not be loaded. The server still enforces the capacity rule. */
export function CapacityUnavailable({ capacity }: Pick<CapacityGate, 'capacity'>) {
  if (!capacity.isError) return null;
  return (
    <ErrorState
      title="Failed to load capacity data"
      cause={errorCause(capacity.error)}
      onRetry={() => void capacity.refetch()}
    />
  );
}
