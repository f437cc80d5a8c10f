import { styled } from 'styled-components';

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;

export const Names = styled.span`
  display: grid;
  min-width: 0;
`;

export const Email = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Day = styled.span`
  white-space: nowrap;
`;

export const Project = styled.span`
  color: var(--text-primary);
`;

export const Share = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);

  > :first-child {
    width: 64px;
  }

  > :last-child {
    min-width: 40px;
    text-align: end;
  }
`;
