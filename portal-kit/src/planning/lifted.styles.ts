import { css } from 'styled-components';

/** The style of a text that `markWhileCut` applies to. */
export const whole = css`
  &[data-cut] {
    visibility: hidden;
  }
`;

/**
 * The style of a text that a `Lift` in `data-lift` applies to.
 * @param gap how far from the first column it sticks, in pixels
 */
export const lifted = (gap: number) => css`
  &[data-lift] {
    position: relative;
    z-index: 3;
  }

  &[data-lift='stick'] {
    position: sticky;
    inset-inline-start: calc(var(--first-column) + ${gap}px);
  }
`;
