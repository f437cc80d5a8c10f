import { LoadingText, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';
import { FailedPart } from '../failures/FailedPart';
import { usePart } from '../failures/use-part';

type LazyViewProps<Props> = Props & { part: Loadable<ComponentType<Props>> };

/** A view of a list whose code is loaded when it is first shown. */
export function LazyView<Props extends object>({ part, ...rest }: LazyViewProps<Props>) {
  const { loaded, code } = usePart(part);
  if (loaded.status === 'ready') {
    const View = loaded.part;
    return <View {...(rest as unknown as Props)} />;
  }
  return loaded.status === 'failed' ? (
    <FailedPart title="This view could not be loaded" code={code} onRetry={() => void part.load()} />
  ) : (
    <LoadingText>Loading...</LoadingText>
  );
}
