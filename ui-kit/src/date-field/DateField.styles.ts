import styled from 'styled-components';

export const Range = styled.p`
  margin-block-start: var(--space-2);
  padding: var(--space-2) var(--space-2) 0;
  border-block-start: 1px solid var(--border-hairline);
  color: var(--text-secondary);
  font: var(--type-caption);
`;
