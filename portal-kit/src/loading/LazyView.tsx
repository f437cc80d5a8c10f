import { ErrorState, LoadingText, useLoadable, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';

type LazyViewProps<Props> = Props & { part: Loadable<ComponentType<Props>> };

/** A view of a list whose code is loaded when it is first shown. */
export function LazyView<Props extends object>({ part, ...rest }: LazyViewProps<Props>) {
  const loaded = useLoadable(part);
  if (loaded.status === 'ready') {
    const View = loaded.part;
    return <View {...(rest as unknown as Props)} />;
  }
  return loaded.status === 'failed' ? (
    <ErrorState
      title="This view could not be loaded"
      cause="Check your connection and try again."
      onRetry={() => void part.load()}
    />
  ) : (
    <LoadingText>Loading...</LoadingText>
  );
}
