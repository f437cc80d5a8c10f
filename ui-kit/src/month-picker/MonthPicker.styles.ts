import styled from 'styled-components';

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  > :nth-child(2) {
    flex: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
