import { ErrorState, useLoadable, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';
import { Centered } from '../screen/Centered';
import { LoadingPage } from '../screen/LoadingPage';
import { PageBoundary } from '../screen/PageBoundary';

interface LazyScreenProps<Props> {
  screen: Loadable<ComponentType<Props>>;
  props: Props;
}

/** A lazily loaded screen, or a placeholder until it is loaded. */
export function LazyScreen<Props extends object>({ screen, props }: LazyScreenProps<Props>) {
  const loaded = useLoadable(screen);
  if (loaded.status === 'ready') {
    const Screen = loaded.part;
    return (
      <PageBoundary page={screen} headingLevel={1} frame={Centered}>
        <Screen {...props} />
      </PageBoundary>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <Centered>
        <ErrorState
          headingLevel={1}
          title="This page could not be loaded"
          cause="Check your connection and try again."
          onRetry={() => void screen.load()}
        />
      </Centered>
    );
  }
  return <LoadingPage />;
}
