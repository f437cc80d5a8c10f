import { css } from 'styled-components';
import { media } from './media';

/**
 * Of something positioned that is drawn smaller: by touch, 44 px around its middle belong to it. Not for what is within a
 * text, whose lines it would cover.
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
