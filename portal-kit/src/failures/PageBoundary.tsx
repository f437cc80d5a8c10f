import { useNewRelease } from '@erm/portal-sdk';
import { Button, keepFocusNear, Note } from '@erm/ui-kit/core';
import { Page } from '@erm/ui-kit/layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { FailedPart } from './FailedPart';
import { useFailureCode } from './use-failure-code';

/**
 * Shows what happened in place of a page that stopped working, until the address is another, and offers another version of
 * the portal once there is one. A page that stops again after it was tried again takes the portal with it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [triedAgain, setTriedAgain] = useState(false);
  return (
    <ErrorBoundary
      resetKeys={[pathname, search]}
      onReset={({ reason }) => setTriedAgain(reason === 'imperative-api')}
      fallbackRender={(stopped) => {
        if (triedAgain) throw stopped.error;
        return <StoppedPage {...stopped} />;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

function StoppedPage({ error, resetErrorBoundary }: FallbackProps) {
  const ref = useRef<HTMLDivElement>(null);
  const code = useFailureCode('crash', true, error);
  const loadRelease = useNewRelease();
  // The focused element is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Page>
      <FailedPart
        ref={ref}
        tabIndex={-1}
        headingLevel={1}
        title="This page stopped working"
        code={code}
        onRetry={() => resetErrorBoundary()}
      />
      {loadRelease && (
        <Note
          ref={keepFocusNear}
          live
          tone="blue"
          title="Another version is available"
          action={
            <Button size="sm" onClick={loadRelease}>
              Load it
            </Button>
          }
        >
          It starts this portal over, and may not have the problem.
        </Note>
      )}
    </Page>
  );
}
