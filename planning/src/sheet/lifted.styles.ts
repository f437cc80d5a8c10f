import styled, { css } from 'styled-components';

/** Style for a text with `markWhileCut`: hidden while cut. */
export const whole = css`
  &[data-cut] {
    visibility: hidden;
  }
`;

/**
 * Style for a text with `markWhileCut` whose content is a single element: behind the first column, its end is cut rather
 * than its start.
 * @param gap distance from the first column, in px
 */
export const endGivesWay = (gap: number) => css`
  overflow: clip;

  &[data-cut='start'] {
    > span {
      position: sticky;
      inset-inline-start: calc(var(--first-column) + ${gap}px);
      display: inline-flex;
      /* What sticks stays in its container with its margin. */
      margin-inline-end: -1000%;
    }

    &::after {
      content: '…';
      position: absolute;
      inset-inline-end: 0;
      padding-inline-end: inherit;
      background: inherit;
    }
  }
`;

/**
 * Style for a text with a `Lift` in `data-lift`.
 * @param gap distance from the first column at which it sticks, in px
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

/** Text of a dragged item; it stays beside the first column while the item starts behind that. */
export const HeldText = styled.span`
  position: sticky;
  inset-inline-start: calc(var(--first-column) + 7px);
  display: inline-block;
`;
