import styled from 'styled-components';

/** Aligned with a table's first column; flush with the edge elsewhere. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 56px;
  padding: var(--space-3) var(--inset, 0px);
  color: var(--text-secondary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;
