import { styled } from 'styled-components';

export const ProjectCell = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  /* Stays readable; the rest of the width is shared by content, and below that the table scrolls. */
  @media (min-width: 640px) {
    min-inline-size: 240px;
  }

  svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: 3px;
  }
`;

/** Name and description share two lines, so rows of equal height can be scanned. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Description = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
`;
