import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';
import { InputBox } from '../text-field/TextField.styles';

export const SearchFrame = styled.div`
  position: relative;
  flex: none;
  inline-size: 360px;
  min-inline-size: 0;
  max-inline-size: 100%;

  ${media.phone} {
    inline-size: 100%;
  }
`;

/** Hides the browser's clear button, which would duplicate ours. */
export const SearchBox = styled(InputBox)`
  > input::-webkit-search-cancel-button {
    display: none;
  }

  > input::placeholder {
    text-overflow: ellipsis;
  }

  /* Typed text is 16 px on phones, but the placeholder has to fit. */
  ${media.phone} {
    > input::placeholder {
      font-size: 14px;
    }
  }
`;
