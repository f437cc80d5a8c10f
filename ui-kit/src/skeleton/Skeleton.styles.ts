import { media } from '@erm/ui-kit/core';
import styled, { keyframes } from 'styled-components';

const fade = keyframes`
  50% { opacity: 0.55; }
`;

// Hidden for the first 150 ms, so that fast responses don't cause a flicker.
const appear = keyframes`
  from { visibility: hidden; }
`;

export const Shape = styled.span<{ $circle: boolean }>`
  display: block;
  flex: none;
  border-radius: ${({ $circle }) => ($circle ? '50%' : 'var(--radius-sm)')};
  background: var(--bg-active);
  animation:
    ${appear} 150ms step-end,
    ${fade} 2s ease-in-out 150ms infinite;

  ${media.reducedMotion} {
    animation: ${appear} 150ms step-end;
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

export const Rows = styled.div`
  > * + * {
    border-block-start: 1px solid var(--border-hairline);
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--size-row-md);
  padding-inline: var(--space-5);
`;
