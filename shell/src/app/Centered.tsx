import styled from 'styled-components';

/** A page with a single thing in its center. */
export const Centered = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: var(--space-8) var(--space-4);
  place-items: center;
`;
