import { Cluster } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { Foot } from './Sheet.styles';
import { Legends } from './SheetFoot.styles';
import { SomeFailed } from './SomeFailed';

interface SheetFootProps {
  /** The row count or the loading state; changes are announced. */
  status: ReactNode;
  /** Retries rows that failed to load, if any did. */
  retryFailed: (() => void) | undefined;
  /** Legend for shapes and colors, aligned to the end; the last entries are dropped first where space is short. */
  legend: ReactNode;
  /** Actions after the status. */
  children?: ReactNode;
  /** Temporarily replaces both. */
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
