import styled from 'styled-components';

export const ProjectCell = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  /* Readable at least; the rest of the room is shared out by content, and below it the table scrolls. */
  @media (min-width: 640px) {
    min-inline-size: 240px;
  }

  svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: 3px;
  }
`;

/** Name and description together: rows of one height can be read down. */
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

export const Deleted = styled.em`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;

export const Role = styled.span`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: block;
    min-inline-size: 112px;
    max-inline-size: 240px;
    overflow-wrap: break-word;
  }
`;

export const AllocationCell = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);

  > :first-child {
    inline-size: 64px;
  }

  > :last-child {
    min-inline-size: 40px;
    text-align: end;
  }
`;
