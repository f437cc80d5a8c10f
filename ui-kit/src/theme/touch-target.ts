import { css } from 'styled-components';
import { media } from './media';

/**
 * For a positioned element that is drawn smaller: by touch, 44 px around its center belong to it. Not for links within
 * text, where it would cover adjacent lines.
 */
export const touchTarget = css`
  ${media.touch} {
    &::after {
      position: absolute;
      inset: min(0px, 50% - 22px);
      content: '';
    }
  }
`;
