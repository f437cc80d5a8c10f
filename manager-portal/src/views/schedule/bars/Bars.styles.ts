import { GhostBox } from '@erm/planning';
import styled, { css } from 'styled-components';

/** Anchor of a bar's popover. */
export const BarAnchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  pointer-events: none;
`;

/** A held bar at its new place. */
export const Ghost = styled(GhostBox)<{ $over: boolean }>`
  block-size: 22px;
  padding-inline: 7px;
  border-radius: var(--radius-sm);
  line-height: 22px;

  ${({ $over }) =>
    $over &&
    css`
      background: var(--load-over);
      color: var(--status-red-on-solid);
    `}
`;

export const WallLine = styled.div`
  position: absolute;
  z-index: 5;
  inline-size: 2px;
  block-size: 48px;
  background: var(--border-control-hover);
`;
