import { autoUpdate, flip, offset, shift } from '@floating-ui/react';

/**
 * Positions a floating element `gap` px from its reference, keeps it inside the window, and tracks movement of both.
 * @param mayCover whether it covers its reference rather than leave the window if there is no room beside it
 */
export const anchored = (gap: number, mayCover = false) => ({
  whileElementsMounted: autoUpdate,
  middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8, crossAxis: mayCover })],
});
