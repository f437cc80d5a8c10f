import styled from 'styled-components';

export const Count = styled.strong`
  color: var(--text-primary);
  font-weight: var(--font-weight-semibold);
`;

export const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
`;

/** One line, aligned to the end; entries that do not fit are dropped, last ones first. */
export const Legends = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-flow: row-reverse wrap;
  column-gap: var(--space-4);
  min-inline-size: 0;
  max-block-size: 1lh;
  overflow: hidden;
`;
