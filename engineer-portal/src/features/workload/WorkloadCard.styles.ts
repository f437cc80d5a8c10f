import styled from 'styled-components';

export const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
`;

export const Whole = styled.span`
  color: var(--text-secondary);
  font: var(--type-body);
  letter-spacing: normal;
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
    border-block-start: 1px solid var(--border-hairline);
  }

  dt {
    color: var(--text-secondary);
  }

  dd {
    margin: 0;
    font-weight: var(--font-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
`;
