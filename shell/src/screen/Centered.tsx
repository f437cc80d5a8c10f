import styled from 'styled-components';

export const Centered = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: var(--space-8) var(--space-4);
  place-items: center;
`;
