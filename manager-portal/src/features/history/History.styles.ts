import { media } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

const list = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Day = styled.section`
  --inset: var(--history-inset, var(--space-6));

  margin-inline: calc(-1 * var(--inset));

  ${media.phone} {
    --inset: var(--space-4);
  }
`;

export const DayHeading = styled.h3`
  padding: var(--space-2) var(--inset);
  border-block: 1px solid var(--border-hairline);
  background: var(--bg-sheet);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Entries = styled.ul`
  ${list}
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--inset);

  &:not(:last-child) {
    border-block-end: 1px solid var(--border-hairline);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  font: var(--type-small);
  overflow-wrap: anywhere;

  strong {
    font-weight: var(--font-weight-semibold);
  }
`;

export const Title = styled.p<{ $undone: boolean }>`
  color: ${({ $undone }) => ($undone ? 'var(--text-secondary)' : 'inherit')};
  text-decoration: ${({ $undone }) => ($undone ? 'line-through' : 'none')};
`;

export const Parts = styled.ul`
  ${list}

  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-1);
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--border-hairline);
`;

export const Caption = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Aside = styled.div`
  flex: none;
`;
