import { styled } from 'styled-components';

export const Fields = styled.dl`
  margin: 0;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-md);
  font: var(--type-small);
  overflow-wrap: anywhere;

  > div {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
  }

  > div + div {
    border-block-start: 1px solid var(--border-hairline);
  }

  dt {
    flex: none;
    inline-size: 104px;
    color: var(--text-secondary);
  }

  dd {
    min-inline-size: 0;
    margin: 0;
  }

  strong {
    font-weight: var(--font-weight-semibold);
  }
`;
