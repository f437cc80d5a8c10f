import { Button, Cluster } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { Foot } from './Sheet.styles';

interface SheetFootProps {
  /** How many rows there are, or that they are loading. Changes are announced. */
  status: ReactNode;
  /** What can be done about what the status says. */
  action?: ReactNode;
  /** Loads the rows again that could not be loaded, if there are any. */
  retryFailed: (() => void) | undefined;
  /** What the shapes and colors mean. */
  legend: ReactNode;
}

/** The line below a sheet over time. */
export function SheetFoot({ status, action, retryFailed, legend }: SheetFootProps) {
  return (
    <Foot>
      <Cluster gap={3}>
        <p role="status">{status}</p>
        {action}
      </Cluster>
      {retryFailed && (
        <Cluster gap={2}>
          Some rows could not be loaded.
          <Button size="sm" onClick={retryFailed}>
            Try again
          </Button>
        </Cluster>
      )}
      <Cluster gap={4} aria-hidden="true">
        {legend}
      </Cluster>
    </Foot>
  );
}
