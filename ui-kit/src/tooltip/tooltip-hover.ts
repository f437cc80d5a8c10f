import { safePolygon } from '@floating-ui/react';

/** Hover delay in ms before a tooltip opens. */
export const openDelay = 700;

/** Hover behavior of a tooltip: the pointer can move onto it without closing it (WCAG 1.4.13). */
export const tooltipHover = () => ({
  delay: { open: openDelay },
  move: false,
  handleClose: safePolygon(),
});
