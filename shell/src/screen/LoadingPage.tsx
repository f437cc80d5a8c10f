import { LoadingText } from '@erm/ui-kit/core';
import { Centered } from './Centered';

export function LoadingPage() {
  return (
    <Centered>
      <LoadingText>Loading...</LoadingText>
    </Centered>
  );
}
