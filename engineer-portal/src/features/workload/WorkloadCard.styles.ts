import styled from 'styled-components';

export const FigureLine = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin: 0 0 var(--space-3);
  color: var(--text-secondary);
`;

export const Figure = styled.span`
  font: var(--type-figure);
  color: var(--text-primary);
`;

export const Facts = styled.dl`
  margin: var(--space-3) 0 0;
`;

export const Fact = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: var(--space-2);
  font: var(--type-small);

  & + & {
    border-top: 1px solid var(--border-hairline);
  }

  dt {
    color: var(--text-secondary);
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
