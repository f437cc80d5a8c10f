import styled from 'styled-components';

/** A page with nothing but one thing in its middle. */
export const Centre = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: var(--space-8) var(--space-4);
  place-items: center;
`;
