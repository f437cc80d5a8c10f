import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** Anchor of a bar's popover. */
export const BarAnchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  pointer-events: none;
`;

/** A held bar at its new place. No transform: the sticky text inside would ignore it. */
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
  overflow: clip;

  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

export const WallLine = styled.div`
  position: absolute;
  z-index: 5;
  inline-size: 2px;
  block-size: 48px;
  background: var(--border-control-hover);
`;
