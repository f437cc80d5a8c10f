import { titleWhenCut } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

/** A line in a table cell, truncated at `$max`. On phones, it uses the full width and wraps. */
export const Line = styled.span.attrs(titleWhenCut)<{ $max: string }>`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: block;
    max-inline-size: ${({ $max }) => $max};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Cell text that wraps between words. A word longer than `$max` is broken instead of widening the table. */
export const Words = styled.span<{ $max: string }>`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: block;
    max-inline-size: ${({ $max }) => $max};
    overflow-wrap: break-word;
  }
`;

/** The name of something that has been deleted. */
export const Deleted = styled.em`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;
