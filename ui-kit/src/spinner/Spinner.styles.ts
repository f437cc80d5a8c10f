import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { visuallyHidden } from '../visually-hidden';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Ring = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${turn} 800ms linear infinite;

  circle {
    opacity: 0.25;
  }

  ${media.reducedMotion} {
    display: var(--still-spinner, none);
    visibility: var(--still-spinner-visibility, hidden);
    animation: none;
  }
`;

/** Visible only when the ring isn't. */
export const Label = styled.span`
  @media (prefers-reduced-motion: no-preference) {
    ${visuallyHidden}
  }
`;
