import styled, { css } from 'styled-components';

/** The style of a text that `markWhileCut` applies to. */
export const whole = css`
  &[data-cut] {
    visibility: hidden;
  }
`;

/**
 * The style of a text that `markWhileCut` applies to, with its content in one element: the first column cuts its end
 * rather than its beginning.
 * @param gap how far from the first column it begins, in pixels
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

/** The text of what is held over a sheet: it stays beside the first column when that begins behind it. */
export const HeldText = styled.span`
  position: sticky;
  inset-inline-start: calc(var(--first-column) + 7px);
  display: inline-block;
`;
