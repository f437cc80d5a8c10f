import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);

  > :first-child {
    flex: none;
    inline-size: calc(2 * var(--size-control-md) + 46px);
  }
`;
