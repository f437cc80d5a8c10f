import { styled } from 'styled-components';

/** All rows share the columns, so that badges of different lengths line up. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2.4fr) max-content max-content;
  column-gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  row-gap: var(--space-2);
  min-block-size: var(--size-row-md);
  padding: var(--space-2) var(--space-5);

  & + & {
    border-block-start: 1px solid var(--border-hairline);
  }

  > * {
    min-inline-size: 0;
  }

  @media (max-width: 639.98px) {
    padding-inline: var(--space-4);
  }
`;

export const ProjectName = styled.span`
  font-weight: var(--font-weight-medium);
  overflow-wrap: anywhere;
`;

/** A long role is truncated. */
export const Role = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  @media (max-width: 639.98px) {
    justify-items: end;
  }
`;

export const Dates = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: end;

  @media (max-width: 639.98px) {
    grid-column: 1 / -1;
    text-align: start;
  }
`;
