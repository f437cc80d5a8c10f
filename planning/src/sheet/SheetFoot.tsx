import { Cluster } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { Foot } from './Sheet.styles';
import { Legends } from './SheetFoot.styles';
import { SomeFailed } from './SomeFailed';

interface SheetFootProps {
  /** How many rows there are, or that they are loading. Changes are announced. */
  status: ReactNode;
  /** Loads the rows again that could not be loaded, if there are any. */
  retryFailed: (() => void) | undefined;
  /** What the shapes and colors mean, from the end on: the last entries are left out where there is no room. */
  legend: ReactNode;
  /** What else can be done, after the status. */
  children?: ReactNode;
  /** What is shown for a moment in place of both. */
  instead?: ReactNode;
}

/** The line below a sheet over time. */
export function SheetFoot({ status, retryFailed, legend, children, instead }: SheetFootProps) {
  return (
    <Foot>
      {instead}
      <Cluster gap={4} style={instead ? { display: 'none' } : undefined}>
        <p role="status">{status}</p>
        {children}
      </Cluster>
      <SomeFailed onRetry={retryFailed} />
      <Legends aria-hidden="true">{legend}</Legends>
    </Foot>
  );
}
