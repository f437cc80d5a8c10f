import { ErrorState } from '@erm/ui-kit/core';
import { Fragment, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface PageBoundaryProps {
  /** Another page begins anew. */
  page?: unknown;
  headingLevel: 1 | 2;
  /** What the message stands in. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Shows what to do in place of a page, or of the part in its frame, that stopped working. */
export function PageBoundary({ page, headingLevel, frame: Frame = Fragment, children }: PageBoundaryProps) {
  const stopped = (
    <Frame>
      <Stopped headingLevel={headingLevel} />
    </Frame>
  );
  return (
    <ErrorBoundary fallback={stopped} resetKeys={[page]}>
      {children}
    </ErrorBoundary>
  );
}

function Stopped({ headingLevel }: Pick<PageBoundaryProps, 'headingLevel'>) {
  const ref = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <ErrorState
      ref={ref}
      tabIndex={-1}
      headingLevel={headingLevel}
      title="This page stopped working"
      cause="Nothing you saved is lost. Reload to continue."
      onRetry={() => window.location.reload()}
      retryLabel="Reload"
    />
  );
}
