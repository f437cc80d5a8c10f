import { styled } from 'styled-components';

export const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
`;

export const Whole = styled.span`
  color: var(--text-secondary);
  font: var(--type-body);
  letter-spacing: normal;
`;
