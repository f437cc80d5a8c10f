import styled from 'styled-components';

export const Range = styled.p`
  margin-block-start: var(--space-2);
  padding: var(--space-2) var(--space-2) 0;
  border-block-start: 1px solid var(--border-hairline);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

/** Roughly the size of the calendar, so the popup already opens on the side with enough room. */
export const Loading = styled.div`
  display: grid;
  place-items: center;
  inline-size: 252px;
  block-size: 300px;
`;

export const LoadError = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  max-inline-size: 252px;
  font: var(--type-small);
`;
