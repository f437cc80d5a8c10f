import styled from 'styled-components';

export const Fields = styled.div`
  inline-size: min(328px, 100%);
`;
