import { Button, Cluster } from '@erm/ui-kit/core';

interface SomeFailedProps {
  /** Retries what failed to load; undefined if nothing did. */
  onRetry: (() => void) | undefined;
}

/** Tells the user that part of the data failed to load. */
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
