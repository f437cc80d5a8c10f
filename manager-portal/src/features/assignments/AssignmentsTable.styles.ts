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
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    white-space: nowrap;
  }
`;

export const Day = styled.span`
  white-space: nowrap;
`;

export const Deleted = styled.em`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;

/** The size of an avatar, for somebody who has none any more. */
export const GoneIcon = styled.span`
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border-radius: 50%;
  background: var(--bg-active);
  color: var(--text-tertiary);
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
