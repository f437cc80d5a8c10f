import { RowHead } from '@erm/portal-kit/planning';
import styled from 'styled-components';

/** The engineer, at the start of the row. */
export const Person = styled(RowHead)`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 10px;

  &[aria-current='true'] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 0 var(--accent-solid);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const Lines = styled.div`
  min-inline-size: 0;
`;

export const Name = styled.div`
  overflow: hidden;
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Line = styled.div`
  overflow: hidden;
  color: var(--text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Over = styled(Line)`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--status-red-fg);
  text-align: start;

  &:hover {
    text-decoration: underline;
  }
`;

/** The days of the row, behind its head. */
export const Track = styled.div`
  position: relative;
  flex: 1;
  cursor: cell;
`;

export const More = styled.p`
  position: sticky;
  inset-inline-start: calc(var(--first-column) + 6px);
  inline-size: max-content;
  color: var(--text-tertiary);
  font: var(--type-caption);
  line-height: 22px;
`;
