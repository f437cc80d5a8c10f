import { Button, Cluster } from '@erm/ui-kit/core';

interface SomeFailedProps {
  /** Loads what failed again. Undefined if nothing failed. */
  onRetry: (() => void) | undefined;
}

/** Says beside what is shown that it is not everything. */
export function SomeFailed({ onRetry }: SomeFailedProps) {
  return (
    onRetry && (
      <Cluster gap={2}>
        Some of this could not be loaded.
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Cluster>
    )
  );
}
