import { ErrorState, useLoadable, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';
import { Centered } from './Centered';
import { LoadingPage } from './LoadingPage';

interface LoadedScreenProps<Props> {
  screen: Loadable<ComponentType<Props>>;
  props: Props;
}

/** A screen that ships in a file of its own, or its stand-in until the file is here. */
export function LoadedScreen<Props extends object>({ screen, props }: LoadedScreenProps<Props>) {
  const loaded = useLoadable(screen);
  if (loaded.status === 'ready') {
    const Screen = loaded.part;
    return <Screen {...props} />;
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
