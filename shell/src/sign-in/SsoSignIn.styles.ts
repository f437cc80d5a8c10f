import styled from 'styled-components';

export const SsoBlock = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 12px;
`;
