import { styled } from 'styled-components';

export const Caption = styled.p`
  margin: var(--space-3) 0 var(--space-2);
  font: var(--type-caption);
  color: var(--text-secondary);
`;
