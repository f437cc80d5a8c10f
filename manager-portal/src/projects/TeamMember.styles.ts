import { styled } from 'styled-components';

export const Members = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Member = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--border-hairline);

  > :first-child {
    flex: 1 1 220px;
  }
`;

export const Figures = styled.div`
  display: grid;
  flex: none;
  gap: var(--space-1-5);
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;

  @media (max-width: 639.98px) {
    flex-basis: 100%;
    grid-auto-flow: column;
    justify-content: space-between;
    padding-inline-start: 48px;
  }
`;

export const Share = styled.span`
  color: var(--text-primary);
  font: var(--type-body);
  font-weight: var(--font-weight-semibold);
`;

export const Dates = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
`;
