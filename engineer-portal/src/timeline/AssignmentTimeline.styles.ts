import { styled } from 'styled-components';

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2) var(--space-5);

  @media (max-width: 639.98px) {
    justify-content: flex-start;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  color: var(--text-secondary);
  font: var(--type-caption);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
  }
`;
