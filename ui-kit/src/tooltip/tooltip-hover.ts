import { safePolygon } from '@floating-ui/react';

/** How long the pointer rests, in milliseconds, before a tooltip opens. */
export const openDelay = 700;

/** How a tooltip meets the pointer, which may go over to it without closing it. */
export const tooltipHover = () => ({
  delay: { open: openDelay },
  move: false,
  handleClose: safePolygon(),
});
