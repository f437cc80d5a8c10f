import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
`;

export const Name = styled.h2`
  margin: 0;
  font: var(--type-heading);
  overflow-wrap: anywhere;
`;

export const Email = styled.p`
  margin: 0;
  font: var(--type-small);
  color: var(--text-secondary);
  overflow-wrap: anywhere;
`;
