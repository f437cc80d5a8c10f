import { media } from '@erm/ui-kit/core';
import { css, keyframes } from 'styled-components';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 4px;
  }
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

/** Surface of floating elements: menus, lists, calendars. */
export const floatingSurface = css`
  border: 1px solid var(--border-hairline);
  border-radius: 9px;
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--shadow-popover);
  animation: ${rise} var(--duration-base) var(--easing-out);

  ${media.reducedMotion} {
    animation-name: ${fade};
  }
`;
