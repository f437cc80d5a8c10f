import { styled } from 'styled-components';

/** One line of a table's cell that ends in an ellipsis; on phones it has the width of the block and wraps. */
export const Line = styled.span<{ $most: string }>`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: block;
    max-inline-size: ${({ $most }) => $most};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Wraps between words; one that is longer than the cell is broken rather than widening the table. */
export const Words = styled.span<{ $most: string }>`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: block;
    max-inline-size: ${({ $most }) => $most};
    overflow-wrap: break-word;
  }
`;

/** For what is not there any more. */
export const Deleted = styled.em`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;
