import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';

/** A `mask-image` from SVG path data on a 24 × 24 grid, rendered as a 2 px stroke. */
export const iconMask = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`;

/** Paints what the mask reveals in the current text color. */
export const iconInk = css`
  flex: none;
  background: currentColor;

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const Root = styled.span`
  ${iconInk}
  display: inline-block;
  mask-repeat: no-repeat;
  mask-size: contain;
`;
