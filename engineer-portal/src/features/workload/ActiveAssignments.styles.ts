import styled from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2.4fr) minmax(0, 1.2fr) minmax(max-content, 1.4fr);
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: var(--size-row-md);
  padding: var(--space-2) var(--space-5);

  & + & {
    border-top: 1px solid var(--border-hairline);
  }

  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: var(--space-4);
  }
`;

export const ProjectName = styled.span`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const Dates = styled.span`
  font: var(--type-small);
  color: var(--text-secondary);
  font-variant-numeric: tabular-nums;
  text-align: end;

  @media (max-width: 639.98px) {
    text-align: start;
    grid-column: 1 / -1;
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: var(--space-5);
  color: var(--text-secondary);
`;
