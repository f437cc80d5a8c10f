import { ErrorState } from '@erm/ui-kit/core';
import { Fragment, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface PageBoundaryProps {
  /** Another page begins anew. */
  page?: unknown;
  headingLevel: 1 | 2;
  /** Wrapper of the message. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Replaces a failed page, or the failed part in its frame, with a message that says what to do. */
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
  // The focused element is gone.
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
