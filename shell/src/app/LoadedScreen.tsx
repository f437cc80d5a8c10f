import { ErrorState } from '@erm/ui-kit/core';
import { useEffect, type ComponentType } from 'react';
import { Centre } from './Centre';
import type { Loadable } from './loadable';
import { LoadingPage } from './LoadingPage';

interface LoadedScreenProps<Props> {
  screen: Loadable<ComponentType<Props>>;
  props: Props;
}

/** A screen that comes in a file of its own, or what stands there until it came. */
export function LoadedScreen<Props extends object>({ screen, props }: LoadedScreenProps<Props>) {
  const loaded = screen.useLoaded();
  useEffect(() => {
    if (loaded.state === 'idle') screen.load();
  }, [loaded.state, screen]);
  if (loaded.state === 'ready') {
    const Screen = loaded.part;
    return <Screen {...props} />;
  }
  if (loaded.state === 'failed') {
    return (
      <Centre>
        <ErrorState
          headingLevel={1}
          title="This page could not be loaded"
          cause="Check your connection and try again."
          onRetry={() => screen.load()}
        />
      </Centre>
    );
  }
  return <LoadingPage />;
}
