import { lifted, whole } from '@erm/planning';
import { media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

export const SPAN_TOP_PX = 10;
export const SPAN_PX = 34;

export const Place = styled.div`
  position: absolute;
  inset-block-start: ${SPAN_TOP_PX}px;
  block-size: ${SPAN_PX}px;
`;

/** Outline of a project's places, filled by its steps from below. */
export const Drawing = styled.div`
  position: absolute;
  inset: 0;
  border: 1px solid var(--border-control);
  border-radius: 6px;
  background: var(--load-track);
  overflow: clip;
  pointer-events: none;

  &[data-taken] {
    border-width: 1.5px;
    border-style: dashed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    forced-color-adjust: none;
  }
`;

/**
 * The interactive element. The numbers are in the drawing below it: inside, they would be a visible label, which the
 * accessible name would have to contain (WCAG 2.5.3).
 */
export const Cell = styled.div`
  position: absolute;
  inset: 0;
  border-radius: 6px;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;

  &[aria-selected='true'],
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
  }
`;

export const Step = styled.div`
  position: absolute;
  inset-block: 0;
  overflow-x: clip;
`;

export const Fill = styled.div<{ $completed: boolean }>`
  position: absolute;
  inset-inline: 0 1px;
  inset-block-end: 0;
  background: ${({ $completed }) => ($completed ? 'var(--status-grey-border)' : 'var(--load-fill-soft)')};

  ${media.forcedColors} {
    background: Highlight;
    opacity: 0.4;
    forced-color-adjust: none;
  }
`;

const VALUE_PX = (SPAN_PX - 2) / 2;

const value = css<{ $isAbove: boolean }>`
  display: block;
  inline-size: max-content;
  margin-block-start: ${({ $isAbove }) => ($isAbove ? 0 : VALUE_PX)}px;
  color: var(--text-primary);
  font: var(--type-micro);
  font-weight: var(--font-weight-semibold);
  line-height: ${VALUE_PX}px;
  white-space: nowrap;
`;

/** Sticky within its step and above today's line; above the fill if that is at most half the height. */
export const Value = styled.span<{ $isAbove: boolean }>`
  ${value}
  margin-inline-start: 8px;
  ${lifted(8)}
  ${whole}
`;

/** The same on phones, without horizontal scrolling. */
export const FixedValue = styled.span<{ $isAbove: boolean }>`
  position: relative;
  z-index: 1;
  ${value}
  margin-inline-start: 6px;
`;
