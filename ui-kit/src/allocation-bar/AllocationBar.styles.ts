import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';

export type BarSize = 'sm' | 'md' | 'lg';

export const Root = styled.div`
  min-width: 0;
`;

export const Track = styled.div<{ $size: BarSize }>`
  position: relative;
  display: flex;
  block-size: ${({ $size }) => `var(--size-bar-${$size})`};
  border-radius: var(--radius-pill);
  background: var(--load-track);
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`;

/** Animates from the previous length; on first render there is none, so nothing animates. */
export const Segment = styled.div<{ $over: boolean }>`
  flex: none;
  min-inline-size: 3px;
  border-start-end-radius: 2px;
  border-end-end-radius: 2px;
  background: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill)')};
  background-clip: padding-box;
  transition: inline-size var(--duration-slow) var(--easing-out);

  & + & {
    border-inline-start: 2px solid transparent;
  }

  ${media.reducedMotion} {
    transition: none;
  }

  ${media.forcedColors} {
    background-color: Highlight;
    forced-color-adjust: none;
  }
`;

export const hatch = css`
  background-image: repeating-linear-gradient(-45deg, transparent 0 3px, rgb(255 255 255 / 0.65) 3px 4.5px);
`;

export const Excess = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  ${hatch}

  ${media.forcedColors} {
    border-inline-start: 2px solid Canvas;
    forced-color-adjust: none;
  }
`;

export const Text = styled.p<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-block-start: var(--space-1);
  color: ${({ $over }) => ($over ? 'var(--status-red-fg)' : 'var(--text-secondary)')};
  font: var(--type-caption);
  font-weight: ${({ $over }) => ($over ? 'var(--font-weight-medium)' : 'inherit')};
  font-variant-numeric: tabular-nums;

  /* Big enough to point at, without more room between the lines. */
  &:has(button) {
    margin-block: 0 calc(-1 * var(--space-1));
  }
`;
