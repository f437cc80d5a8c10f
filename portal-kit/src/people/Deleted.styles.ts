import { styled } from 'styled-components';

/** The name of something that has been deleted. */
export const Deleted = styled.em`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;
