import { styled } from 'styled-components';

export const ProjectCell = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: 3px;
  }
`;

export const Description = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
`;
