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
