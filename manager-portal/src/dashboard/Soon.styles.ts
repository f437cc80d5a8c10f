import { Card } from '@erm/ui-kit/layout';
import { styled } from 'styled-components';
import { Detail } from './TopRows.styles';

export { Detail, Rows } from './TopRows.styles';

export const Count = styled.span`
  color: var(--text-secondary);
  font-weight: var(--font-weight-regular);
  font-variant-numeric: tabular-nums;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-1-5) var(--space-5);

  & + & {
    border-block-start: 1px solid var(--border-hairline);
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const Name = styled.p`
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
`;

export const Day = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Empty = styled.div`
  padding: var(--space-4) var(--space-5);
  font: var(--type-small);
`;

/** Closes the list in place of the next row. */
export const Rest = styled(Detail)`
  padding: var(--space-3) var(--space-5);
  border-block-start: 1px solid var(--border-hairline);
`;

export const Lines = styled(Card).attrs({ as: 'ul' })`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--border-hairline);
  }
`;

export const LineLink = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 68px;
  padding: var(--space-3) var(--space-4);
  color: inherit;
  text-decoration: none;
`;

export const Title = styled.p`
  font: var(--type-body);
  font-weight: var(--font-weight-medium);
`;
