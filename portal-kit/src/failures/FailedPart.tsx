import { ErrorState, type ErrorStateProps } from '@erm/ui-kit/core';

type FailedPartProps = Pick<ErrorStateProps, 'title' | 'code' | 'headingLevel' | 'ref' | 'tabIndex'> & {
  onRetry: () => void;
};

/** Stands in place of a page or a part of it that could not be loaded or stopped working. */
export function FailedPart(props: FailedPartProps) {
  return <ErrorState cause="Nothing you saved is lost." {...props} />;
}
