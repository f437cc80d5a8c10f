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

export const Details = styled.dl`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  margin: 0;
  font: var(--type-small);

  dt {
    color: var(--text-secondary);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
