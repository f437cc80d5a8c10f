import styled from 'styled-components';

export const ProjectCell = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  font-weight: 500;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    align-self: flex-start;
    margin-top: 3px;
  }
`;

export const Description = styled.span`
  font: var(--type-small);
  font-weight: 400;
  color: var(--text-secondary);
`;

export const AllocationCell = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);

  > :first-child {
    width: 64px;
  }

  > :last-child {
    min-width: 2.75rem;
    font-weight: 500;
  }
`;
