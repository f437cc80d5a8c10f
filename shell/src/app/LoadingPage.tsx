import { LoadingText } from '@erm/ui-kit/core';
import { Centre } from './Centre';

export function LoadingPage() {
  return (
    <Centre>
      <LoadingText>Loading...</LoadingText>
    </Centre>
  );
}
