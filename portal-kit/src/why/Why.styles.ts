import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
`;

export const Title = styled.h2`
  padding-block-start: 3px;
  font: var(--type-heading);
  overflow-wrap: anywhere;
`;

export const Muted = styled.p`
  color: var(--text-secondary);
  font-variant-numeric: tabular-nums;
`;

/** Parts and their sum, with right-aligned numbers. */
export const Sum = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

export const Line = styled.div<{ $kind: 'part' | 'total' | 'over' }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-1-5);
  border-block-start: ${({ $kind }) => ($kind === 'part' ? '0' : '1px solid var(--border-hairline)')};
  color: ${({ $kind }) => ($kind === 'over' ? 'var(--status-red-fg)' : 'inherit')};
  font-weight: ${({ $kind }) => ($kind === 'part' ? 'inherit' : 'var(--font-weight-semibold)')};

  dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dt:has(> svg) {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }

  dd {
    flex: none;
    margin: 0;
  }
`;

export const Detail = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-caption);
`;
