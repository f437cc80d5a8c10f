import { AXIS_PX } from '@erm/portal-kit/planning';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

export const Canvas = styled.div`
  position: relative;
`;

export const Rows = styled.div`
  position: relative;
`;

/** Where the first row begins, but outside the grid, which may contain nothing but rows. */
export const AboveRows = styled.div`
  position: absolute;
  inset-block-start: ${AXIS_PX}px;
  inset-inline-start: 0;
`;

/** What a popover of a bar is placed next to. */
export const BarAnchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  pointer-events: none;
`;

/** Positions what is above the rows, relative to the first day of the canvas. */
export const Overlay = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  pointer-events: none;
`;

/** What one holds, where it would be. */
export const Ghost = styled.div<{ $over: boolean }>`
  position: absolute;
  z-index: 5;
  block-size: 22px;
  padding-inline: 7px;
  border-radius: var(--radius-sm);
  background: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill)')};
  box-shadow: var(--shadow-popover);
  color: ${({ $over }) => ($over ? 'var(--status-red-on-solid)' : 'var(--accent-on-solid)')};
  font: var(--type-caption);
  line-height: 22px;
  white-space: nowrap;
  overflow: hidden;

  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** The row that would get what one holds. */
export const TargetRow = styled.div`
  position: absolute;
  inset-inline: 0;
  background: var(--accent-ring);
  opacity: 0.08;
`;

export const WallLine = styled.div`
  position: absolute;
  z-index: 5;
  inline-size: 2px;
  block-size: 48px;
  background: var(--border-control-hover);
`;

export const SkeletonRow = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  border-block-end: 1px solid var(--border-hairline);
`;
