import { VisuallyHidden } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';

/** Instead of a row's name while it is loading. */
export function HeadSkeleton() {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width={140} height={14} />
    </>
  );
}
