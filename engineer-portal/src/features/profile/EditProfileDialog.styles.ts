import styled from 'styled-components';

export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
