import { askable } from '@erm/portal-kit';
import { laneTop, RowHead } from '@erm/planning';
import { media } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

/** The engineer, at the start of the row. */
export const Person = styled(RowHead)`
  flex: none;

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const Over = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--status-red-fg);
`;

/** Hidden if there is no room. */
export const Until = styled.span`
  ${media.belowDesktop} {
    display: none;
  }
`;

/** The days of the row, behind its head. */
export const Track = styled.div`
  position: relative;
  flex: 1;

  [role='gridcell'] {
    cursor: pointer;
    pointer-events: auto;
  }
`;

/** Below the last lane, and always at the left edge of the visible part. */
export const MoreLane = styled.div<{ $lanes: number }>`
  position: sticky;
  inset-block-start: 0;
  inset-inline-start: calc(var(--first-column) + 6px);
  inline-size: max-content;
  padding-block-start: ${({ $lanes }) => laneTop($lanes)}px;
`;

export const More = styled.button`
  min-block-size: 24px;
  border-radius: var(--radius-xs);
  color: var(--text-secondary);
  font: var(--type-caption);
  ${askable}

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
  }
`;

/** On phones, where bars have no room. */
export const Agenda = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--border-hairline);
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--space-3);
  align-items: center;
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--border-hairline);

  button {
    min-inline-size: 44px;
    min-block-size: 44px;
    text-align: end;
  }
`;

export const EntryName = styled.span`
  display: block;
  font-weight: var(--font-weight-medium);
  overflow-wrap: anywhere;
`;

export const EntryDates = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-caption);

  ${media.forcedColors} {
    color: CanvasText;
  }
`;
