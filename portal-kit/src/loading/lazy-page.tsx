import { createLoadable, ErrorState, LoadingText, useLoadable } from '@erm/ui-kit/core';
import { Page } from '@erm/ui-kit/layout';
import type { ComponentType } from 'react';

/** A page whose code is loaded when it is first opened. */
export function lazyPage(importPage: () => Promise<ComponentType>): ComponentType {
  const page = createLoadable(importPage);
  return function LazyPage() {
    const loaded = useLoadable(page);
    if (loaded.status === 'ready') {
      const Loaded = loaded.part;
      return <Loaded />;
    }
    return (
      <Page>
        {loaded.status === 'failed' ? (
          <ErrorState
            headingLevel={1}
            title="This page could not be loaded"
            onRetry={() => void page.load()}
          />
        ) : (
          <LoadingText>Loading...</LoadingText>
        )}
      </Page>
    );
  };
}
