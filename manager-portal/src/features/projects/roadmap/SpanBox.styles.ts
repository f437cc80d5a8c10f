import { media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

export const SPAN_TOP_PX = 10;
export const SPAN_PX = 34;

/** A project: the room of its places, which its steps fill from below. */
export const Box = styled.div`
  position: absolute;
  inset-block-start: ${SPAN_TOP_PX}px;
  block-size: ${SPAN_PX}px;
  border: 1px solid var(--border-control);
  border-radius: 6px;
  background: var(--load-track);
  overflow: clip;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;

  &[aria-selected='true'],
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
  }

  &[data-taken='true'] {
    border: 1.5px dashed var(--border-control);
    opacity: 0.6;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    forced-color-adjust: none;
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

const value = css`
  color: var(--text-primary);
  font: var(--type-micro);
  font-weight: var(--font-weight-semibold);
  line-height: ${SPAN_PX - 2}px;
  white-space: nowrap;
`;

/** Stays in sight while any of its step is, above the line of today. */
export const Value = styled.span`
  position: sticky;
  z-index: 3;
  inset-inline-start: calc(var(--first-column) + 8px);
  display: block;
  inline-size: max-content;
  margin-inline-start: 8px;
  ${value}
`;

/** The same on a phone, where nothing scrolls sideways. */
export const FixedValue = styled.span`
  position: relative;
  margin-inline-start: 6px;
  ${value}
`;
