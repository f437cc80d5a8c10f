import styled from 'styled-components';

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  > [data-month] {
    flex: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  > [data-month][data-invalid] {
    box-shadow: 0 0 0 2px var(--status-red-solid);
  }

  > [aria-disabled='true'] {
    background: none;
    color: var(--text-disabled);
  }

  .lucide-chevron-left,
  .lucide-chevron-right {
    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;
