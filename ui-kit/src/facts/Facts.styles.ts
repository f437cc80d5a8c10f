import styled, { css } from 'styled-components';

export type FactsLayout = 'columns' | 'ends';

const layouts = {
  columns: css`
    display: grid;
    gap: var(--space-3);

    > div {
      display: grid;
      grid-template-columns: 116px minmax(0, 1fr);
      align-items: start;
    }
  `,
  ends: css`
    > div {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
      padding-block: var(--space-2);
    }

    > div + div {
      border-block-start: 1px solid var(--border-hairline);
    }

    dd {
      color: var(--text-primary);
      font-weight: var(--font-weight-semibold);
      text-align: end;
    }
  `,
};

export const List = styled.dl<{ $layout: FactsLayout }>`
  ${({ $layout }) => layouts[$layout]}
  color: var(--text-secondary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;

  &[hidden] {
    display: none;
  }

  dt {
    color: var(--text-tertiary);
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
