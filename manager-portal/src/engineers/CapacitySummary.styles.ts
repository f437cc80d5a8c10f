import { Card } from '@erm/ui-kit/layout';
import { styled } from 'styled-components';

export const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: 2fr 1.5fr 1.5fr;

  > * + * {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--border-hairline);
  }

  @media (max-width: 639.98px) {
    grid-template-columns: 1fr 1fr;
    row-gap: var(--space-3);

    > :first-child {
      grid-column: 1 / -1;
    }

    > :nth-child(2) {
      padding-inline-start: 0;
      border: 0;
    }
  }
`;

export const Number = styled.span<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--status-red-fg)' : 'inherit')};
`;

export const Unit = styled.span`
  color: var(--text-secondary);
  font: var(--type-body);
  letter-spacing: normal;
`;

export const Over = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1-5);
  color: var(--status-red-fg);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
`;
