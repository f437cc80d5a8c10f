import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Spinner } from '../spinner';
import { media } from '../theme/media';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-secondary);
  font: var(--type-small);
  animation: ${appear} var(--duration-fast) var(--easing-out) 150ms backwards;

  ${media.reducedMotion} {
    gap: 0;
  }
`;

/** A loading message with a spinner. Appears after 150 ms, so fast responses never show it. */
export function LoadingText({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  return (
    <Line role="status" {...rest}>
      <Spinner size={14} />
      <span>{children}</span>
    </Line>
  );
}
