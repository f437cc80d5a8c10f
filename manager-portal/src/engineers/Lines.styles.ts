import { styled } from 'styled-components';

/** A list of short facts, one per line. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;

  > li {
    overflow-wrap: anywhere;
  }
`;
