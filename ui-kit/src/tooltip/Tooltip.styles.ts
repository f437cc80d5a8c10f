import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Bubble = styled.div`
  z-index: var(--z-tooltip);
  width: max-content;
  max-width: min(320px, calc(100vw - 16px));
  padding: 5px 10px;
  border-radius: var(--radius-sm);
  background: var(--bg-inverse);
  color: var(--text-on-inverse);
  font: var(--type-caption);
  overflow-wrap: anywhere;
  box-shadow: var(--shadow-popover);
  animation: ${appear} var(--duration-base) var(--easing-out);

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
