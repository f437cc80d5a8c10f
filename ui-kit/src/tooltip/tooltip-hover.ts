import { safePolygon } from '@floating-ui/react';

/** Hover delay in ms before a tooltip opens. */
export const openDelay = 700;

/**
 * Hover behavior of a tooltip: the pointer can move onto it without closing it (WCAG 1.4.13).
 * @param elapsed how much of the delay is over when the hover is noticed, in ms
 */
export const tooltipHover = (elapsed = () => 0) => ({
  delay: () => ({ open: Math.max(0, openDelay - elapsed()) }),
  move: false,
  handleClose: safePolygon(),
});
